import PlayerVisit
import SignInBefore

public typealias SignInDesk = Fairs

/// The fairs' desk: our form, and beside it a sign-in line by line.
public struct Fairs: SignInMaking, LineSigningIn {
  private let desk = SignInBefore.SignInDesk()

  public init() {}

  public func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn {
    desk.makeSignIn(to: service, log: log, show: show)
  }

  public func signIn(
    to service: AccountService, log: any LogWriting,
    ask: @escaping @MainActor (String) async -> String?, say: @escaping @MainActor (String) -> Void
  ) async -> Account? {
    await NewFormSignIn(ask: ask, say: say).account(from: desk, to: service, log: log)
  }
}

/// Signs in line by line: types into a new form for each try.
@MainActor
struct NewFormSignIn {
  let ask: (String) async -> String?
  let say: (String) -> Void

  /// - Returns: The account; `nil` if the player leaves.
  func account(
    from desk: any SignInMaking, to service: AccountService, log: any LogWriting
  ) async -> Account? {
    while let email = await ask("E-mail"), let password = await ask("Password") {
      let (news, answer) = AsyncStream.makeStream(of: String.self)
      let form = desk.makeSignIn(to: service, log: log) { picture in
        if picture.tint != .plain { answer.yield(picture.news) }
      }
      for text in [email, password] {
        for character in text { _ = form.press(.character(character)) }
        _ = form.press(.enter)
      }
      for await sentence in news {
        say(sentence)
        break
      }
      if let account = form.account { return account }
    }
    return nil
  }
}
