import PlayerVisit

/// Puts sign-in screens together.
public struct SignInDesk: SignInMaking {
  public init() {}

  public func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn {
    SignInController(makeViewModel(to: service, log: log), show: show)
  }

  /// Makes what signs in, for another view.
  @MainActor
  public func makeViewModel(to service: AccountService, log: any LogWriting) -> SignInViewModel {
    SignInViewModel(url: service.signInURL, client: APIClient(service: service), log: log)
  }
}
