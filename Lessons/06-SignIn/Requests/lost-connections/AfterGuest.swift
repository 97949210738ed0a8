import Foundation
import PlayerRoster
import SignInAfter

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The sign-in desk of the fairs.
public struct SignInDesk: SignInMaking {
  public init() {}

  public func makeSignIn(to service: AccountService, log: any LogWriting) -> any SigningIn {
    SignInViewModel(
      url: service.signInURL,
      client: PatientClient(client: APIClient(session: service.session)), log: log)
  }
}

/// Asks once more where the connection is lost.
private struct PatientClient: DataLoading {
  let client: APIClient

  func load(_ request: URLRequest) async throws(LoadingError) -> Data {
    do {
      return try await client.load(request)
    } catch .transport(.networkConnectionLost) {
      return try await client.load(request)
    }
  }
}
