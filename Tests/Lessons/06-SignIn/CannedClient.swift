import Foundation
import SignInAfter

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet: canned-client
/// Gives what the test says, and sends nothing. A guest: it sees what is public.
struct CannedClient: DataLoading {
  let result: Result<String, LoadingError>

  func load(_ request: URLRequest) async throws(LoadingError) -> Data {
    Data(try result.get().utf8)
  }
}
// end: canned-client
