import PlayerVisit
import SignInBefore

/// The fairs' desk: our form, and beside it a sign-in line by line.
struct Fairs: SignInMaking, LineSigningIn {
  private let desk = SignInDesk()

  func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn {
    desk.makeSignIn(to: service, log: log, show: show)
  }

  func signIn(
    to service: AccountService, log: any LogWriting,
    ask: @escaping @MainActor (String) async -> String?, say: @escaping @MainActor (String) -> Void
  ) async -> Account? {
    await LineSignIn(signIn: SignIn(to: service, log: log), ask: ask, say: say).account()
  }
}
