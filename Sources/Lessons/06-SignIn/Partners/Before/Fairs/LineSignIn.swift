import PlayerVisit

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
