import PlayerVisit
import SignInAfter

/// Signs in line by line, for screen readers.
@MainActor
struct LineSignIn {
  let viewModel: SignInViewModel
  let ask: (String) async -> String?
  let say: (String) -> Void

  // snippet: account
  /// - Returns: The account; `nil` if the player leaves.
  func account() async -> Account? {
    while viewModel.account == nil {
      guard let email = await ask("E-mail"), let password = await ask("Password") else {
        return nil
      }
      viewModel.email = TextField(email)
      viewModel.password = TextField(password)
      await viewModel.submit()?.value
      switch viewModel.status {
      case .alert(let sentence), .welcome(let sentence): say(sentence)
      case .editing, .sending: break
      }
    }
    return viewModel.account
  }
  // end: account
}
