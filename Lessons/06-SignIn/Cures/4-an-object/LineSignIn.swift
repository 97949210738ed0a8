import PlayerVisit
import SignInBefore

/// Signs in line by line, for screen readers.
@MainActor
struct LineSignIn {
  let signIn: SignIn
  let ask: (String) async -> String?
  let say: (String) -> Void

  /// - Returns: The account; `nil` if the player leaves.
  func account() async -> Account? {
    // snippet: account
    while let email = await ask("E-mail"), let password = await ask("Password") {
      switch await signIn(email: email, password: password) {
      case .welcome(let account, let greeting):
        say(greeting)
        return account
      case .alert(let sentence): say(sentence)
      case nil: return nil
      }
    }
    // end: account
    return nil
  }
}
