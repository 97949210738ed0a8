import Foundation
import PlayerRoster

@testable import SignInAfter

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet: canned-client
/// Gives what the test says, and sends nothing.
struct CannedClient: DataLoading {
  let result: Result<String, SignInError>

  func load(_ request: URLRequest) async throws(SignInError) -> Data {
    Data(try result.get().utf8)
  }
}
// end: canned-client
