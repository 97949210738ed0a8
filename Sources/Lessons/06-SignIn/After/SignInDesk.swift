import PlayerRoster

/// Puts sign-in screens together.
public struct SignInDesk: SignInMaking {
  public init() {}

  public func makeSignIn(to service: AccountService, log: any LogWriting) -> any SigningIn {
    SignInViewModel(
      url: service.signInURL, client: APIClient(session: service.session), log: log)
  }
}
