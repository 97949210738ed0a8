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
    while let email = await ask("E-mail"), let password = await ask("Password") {
      switch await signIn(email: email, password: password) {
      case .success(let account):
        say(account.greeting)
        return account
      case .failure(let error): say(error.sentence)
      case nil: return nil
      }
    }
    return nil
  }
}
