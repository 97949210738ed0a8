import PlayerRoster

/// Puts sign-in screens together.
public struct SignInDesk: SignInMaking {
  public init() {}

  public func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn {
    let viewModel = SignInViewModel(
      url: service.signInURL, client: APIClient(service: service), log: log)
    return SignInController(viewModel, show: show)
  }
}
