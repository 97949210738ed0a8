import Foundation
import PlayerRoster
import SignInKata

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The sign-in screen with a client that sends nothing.
@MainActor
public func signIn(answeredWith body: Data, log: any LogWriting) -> (any SigningIn)? {
  SignInViewModel(
    url: AccountService.embedded().signInURL, client: SilentClient(body: body), log: log)
}

private struct SilentClient: DataLoading {
  let body: Data

  func load(_ request: URLRequest) async throws(LoadingError) -> Data { body }
}
