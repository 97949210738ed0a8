import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads what a request asks for.
protocol DataLoading: Sendable {
  /// - Returns: The body of an answer with status 200 to 299, which may be empty.
  func load(_ request: URLRequest) async throws(SignInError) -> Data
}
