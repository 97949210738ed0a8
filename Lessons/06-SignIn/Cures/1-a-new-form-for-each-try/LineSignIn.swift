import PlayerVisit

/// Signs in line by line: types into a new form for each try.
@MainActor
struct LineSignIn {
  let ask: (String) async -> String?
  let say: (String) -> Void

  /// - Returns: The account; `nil` if the player leaves.
  func account(
    from desk: any SignInMaking, to service: AccountService, log: any LogWriting
  ) async -> Account? {
    while let email = await ask("E-mail"), let password = await ask("Password") {
      // snippet: try
      let (news, answer) = AsyncStream.makeStream(of: String.self)
      let form = desk.makeSignIn(to: service, log: log) { picture in
        if picture.tint != .plain { answer.yield(picture.news) }
      }
      for text in [email, password] {
        for character in text { _ = form.press(.character(character)) }
        _ = form.press(.enter)
      }
      // end: try
      for await sentence in news {
        say(sentence)
        break
      }
      if let account = form.account { return account }
    }
    return nil
  }
}
