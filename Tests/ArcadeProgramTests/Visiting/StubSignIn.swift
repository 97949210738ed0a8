import PlayerVisit

@testable import ArcadeProgram

/// Makes sign-in screens that a test controls.
@MainActor
final class StubSignInMaker: SignInMaking {
  private(set) var screens: [StubSignIn] = []

  nonisolated init() {}

  func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn {
    let screen = StubSignIn(show)
    screens.append(screen)
    return screen
  }

  /// An answer in a script: the last screen, or the one with this number, shows it.
  nonisolated func shows(
    _ news: String, signingIn account: Account? = nil, on number: Int? = nil
  ) -> ScriptedDisplay.Step {
    .outside {
      MainActor.assumeIsolated {
        let screen = number.map { self.screens[$0] } ?? self.screens.last
        screen?.answer(news, signingIn: account)
      }
    }
  }
}

/// A sign-in screen that records its keys.
@MainActor
final class StubSignIn: SigningIn {
  private(set) var account: Account?
  private(set) var keys: [FormKey] = []
  private(set) var cancellations = 0
  private let show: @MainActor (FormPicture) -> Void

  init(_ show: @escaping @MainActor (FormPicture) -> Void = { _ in }) {
    self.show = show
    show(.stub())
  }

  func press(_ key: FormKey) -> Bool {
    keys.append(key)
    show(.stub("\(keys.count) keys"))
    return key != .escape && key != .quit
  }

  func cancel() { cancellations += 1 }

  func answer(_ news: String, signingIn account: Account?) {
    self.account = account
    show(.stub(news))
  }
}

extension FormPicture {
  /// A form with an e-mail and a password of six characters.
  static func stub(_ news: String = "", tint: Tint = .plain) -> Self {
    FormPicture(
      fields: [
        Field(label: "E-mail", text: "me@example.com", cursor: 14, isFocused: true),
        Field(label: "Password", text: "******", cursor: 6, isFocused: false),
      ],
      button: "Sign in", isButtonFocused: false, news: news, tint: tint, help: .editing)
  }
}
