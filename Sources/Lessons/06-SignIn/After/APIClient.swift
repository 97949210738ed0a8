import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads what a request asks for.
public protocol DataLoading: Sendable {
  /// - Returns: The body of an answer of status 200 to 299, which may be empty.
  func load(_ request: URLRequest) async throws(LoadingError) -> Data
}

/// Why nothing was loaded.
public enum LoadingError: Error, Equatable {
  case transport(URLError.Code)
  /// An answer of another status than 200 to 299.
  case status(Int)
}

// snippet: client
/// Loads data over HTTP, whatever it is about.
public struct APIClient: DataLoading {
  private let session: URLSession

  public init(session: URLSession) {
    self.session = session
  }

  public func load(_ request: URLRequest) async throws(LoadingError) -> Data {
    let (data, response) = try await answer(to: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw .transport(.badServerResponse)
    }
    guard 200...299 ~= status else { throw .status(status) }
    return data
  }

  private func answer(to request: URLRequest) async throws(LoadingError) -> (Data, URLResponse) {
    do {
      return try await session.data(for: request)
    } catch {
      throw .transport((error as? URLError)?.code ?? .unknown)
    }
  }
}
// end: client
