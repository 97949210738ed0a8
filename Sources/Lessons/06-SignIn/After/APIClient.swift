import Foundation
import PlayerVisit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet: client
/// Loads data over HTTP without parsing it.
struct APIClient {
  let service: AccountService

  func load(_ request: URLRequest) async throws(SignInError) -> Data {
    let (data, response) = try await answer(to: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw .transport(.badServerResponse)
    }
    guard 200...299 ~= status else { throw .status(status) }
    return data
  }
  // end: client

  private func answer(to request: URLRequest) async throws(SignInError) -> (Data, URLResponse) {
    do {
      return try await service.answer(to: request)
    } catch {
      throw .transport((error as? URLError)?.code ?? .unknown)
    }
  }
}

extension APIClient: DataLoading {}
