import PlayerVisit

/// Makes sign-in screens that do everything themselves.
public struct SignInDesk: SignInMaking {
  public init() {}

  public func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn {
    SignInController(service: service, log: log, show: show)
  }
}
