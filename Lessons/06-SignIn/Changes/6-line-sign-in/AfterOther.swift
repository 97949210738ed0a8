import PlayerVisit
import SignInAfter

/// The fairs' desk: our form, and beside it a sign-in line by line.
public struct SignInDesk: SignInMaking, LineSigningIn {
  private let desk = SignInAfter.SignInDesk()

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
    let viewModel = desk.makeViewModel(to: service, log: log)
    return await LineSignIn(viewModel: viewModel, ask: ask, say: say).account()
  }
}

/// Signs in line by line, for screen readers.
@MainActor
struct LineSignIn {
  let viewModel: SignInViewModel
  let ask: (String) async -> String?
  let say: (String) -> Void

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
}
