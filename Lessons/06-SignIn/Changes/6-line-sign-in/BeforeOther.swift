import PlayerVisit
import SignInBefore

/// The fairs' desk: our form, and beside it a sign-in line by line.
public struct SignInDesk: SignInMaking, LineSigningIn {
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
    await LineSignIn(ask: ask, say: say).account(from: desk, to: service, log: log)
  }
}

/// Signs in line by line: types into the form, led by pictures that nobody sees.
@MainActor
struct LineSignIn {
  let ask: (String) async -> String?
  let say: (String) -> Void

  /// - Returns: The account; `nil` if the player leaves.
  func account(
    from desk: any SignInMaking, to service: AccountService, log: any LogWriting
  ) async -> Account? {
    let (news, answer) = AsyncStream.makeStream(of: String.self)
    var (isFirst, isSubmitted) = (true, false)
    let form = desk.makeSignIn(to: service, log: log) { picture in
      isFirst = picture.fields.first?.isFocused ?? false
      guard isSubmitted, picture.tint != .plain else { return }
      isSubmitted = false
      answer.yield(picture.news)
    }
    func press(_ keys: [FormKey]) {
      for key in keys { _ = form.press(key) }
    }
    var sentences = news.makeAsyncIterator()
    while form.account == nil {
      guard let email = await ask("E-mail"), let password = await ask("Password") else {
        form.cancel()
        return nil
      }
      for _ in 0..<3 where !isFirst { press([.next]) }
      press([.end, .deleteToStart] + email.map(FormKey.character))
      press([.next, .end, .deleteToStart] + password.map(FormKey.character))
      isSubmitted = true
      press([.enter])
      if let sentence = await sentences.next() { say(sentence) }
    }
    return form.account
  }
}
