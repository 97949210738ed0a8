import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads data over HTTP without parsing it.
struct APIClient: DataLoading {
  private let session: URLSession

  init(session: URLSession) {
    self.session = session
  }

  func load(_ request: URLRequest) async throws(SignInError) -> Data {
    let (data, response) = try await answer(to: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw .transport(.badServerResponse)
    }
    guard 200...299 ~= status else { throw .status(status) }
    return data
  }

  private func answer(to request: URLRequest) async throws(SignInError) -> (Data, URLResponse) {
    do {
      return try await session.data(for: request)
    } catch {
      throw .transport((error as? URLError)?.code ?? .unknown)
    }
  }
}
