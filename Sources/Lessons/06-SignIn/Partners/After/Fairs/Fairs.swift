import PlayerVisit
import SignInAfter

/// The fairs' desk: our form, and beside it a sign-in line by line.
public struct Fairs: SignInMaking, LineSigningIn {
  private let desk = SignInDesk()

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
