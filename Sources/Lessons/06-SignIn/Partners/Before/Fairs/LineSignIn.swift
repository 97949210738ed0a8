import PlayerRoster

/// Signs in line by line: types into the form, led by the labels of pictures that nobody sees.
@MainActor
final class LineSignIn {
  private let ask: (String) async -> String?
  private let say: (String) -> Void
  private var picture: FormPicture?
  private var onAnswer: CheckedContinuation<Void, Never>?

  init(ask: @escaping (String) async -> String?, say: @escaping (String) -> Void) {
    (self.ask, self.say) = (ask, say)
  }

  /// - Returns: The account; `nil` if the player leaves.
  func account(
    from desk: any SignInMaking, to service: AccountService, log: any LogWriting
  ) async -> Account? {
    let form = desk.makeSignIn(to: service, log: log) { [weak self] in self?.look(at: $0) }
    while form.account == nil {
      guard let email = await ask("E-mail"), let password = await ask("Password") else {
        form.cancel()
        return nil
      }
      goToEmail(in: form)
      type(email, into: form)
      await withCheckedContinuation { answer in
        onAnswer = answer
        type(password, into: form)
      }
      say(picture?.news ?? "")
    }
    return form.account
  }

  private func goToEmail(in form: any SigningIn) {
    for _ in 0..<3 {
      if picture?.fields.first(where: \.isFocused)?.label == "E-mail" { return }
      press([.next], in: form)
    }
  }

  /// Replaces the text of the field that has the focus. Enter goes on, and submits the password.
  private func type(_ text: String, into form: any SigningIn) {
    press([.end, .deleteToStart] + text.map(FormKey.character) + [.enter], in: form)
  }

  private func press(_ keys: [FormKey], in form: any SigningIn) {
    for key in keys { _ = form.press(key) }
  }

  private func look(at picture: FormPicture) {
    self.picture = picture
    guard picture.tint != .plain else { return }
    onAnswer?.resume()
    onAnswer = nil
  }
}
