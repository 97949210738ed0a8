import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The address of an account service, and the session for its requests.
public struct AccountService: Sendable {
  /// The base address; requests go to paths below it.
  public let url: URL
  public let session: URLSession
  /// A hint for the user who signs in, shown below the fields.
  public let hint: String?
  /// How long an answer may take as a whole: as long as the session waits for each part of it.
  var patience: Duration

  public init(url: URL, session: URLSession, hint: String? = nil) {
    self.url = url
    self.session = session
    self.hint = hint
    patience = .seconds(session.configuration.timeoutIntervalForRequest)
  }

  public var signInURL: URL { url.appendingPathComponent("sign-in") }

  /// Sends a request, and waits for the whole answer.
  ///
  /// - Throws: `URLError`, such as `.timedOut` if the answer drips in,
  ///   `.userAuthenticationRequired` if the service asks for credentials in another way,
  ///   `.serverCertificateUntrusted`, and `.unsupportedURL` if the system cannot use an address
  ///   with brackets; `CancellationError`.
  public func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    let (answers, answer) = AsyncThrowingStream.makeStream(of: (Data, URLResponse).self)
    // The request is never cancelled: on Linux, cancelling can hang the process if the answer
    // comes at the same time.
    Task { [session] in
      do {
        answer.yield(try await session.data(for: request))
      } catch let error as URLError {
        answer.finish(throwing: error.named(at: request.url))
      } catch {
        answer.finish(throwing: error)
      }
    }
    Task { [patience] in
      try await Task.sleep(for: patience)
      answer.finish(throwing: URLError(.timedOut))
    }
    for try await answer in answers { return answer }
    throw CancellationError()
  }
}

extension URLError {
  /// The same error, or the one that names its cause where Linux names another.
  func named(at url: URL?) -> URLError {
    // As libcurl words them: an untrusted or expired certificate, and one for another host.
    let certificate = ["SSL certificate problem", "certificate subject name"]
    return switch code {
    case .cancelled: URLError(.userAuthenticationRequired)
    case .badURL where url?.host?.contains(":") == true: URLError(.unsupportedURL)
    // The answer is not HTTP: schemes are checked before.
    case .unsupportedURL: URLError(.cannotParseResponse)
    case .unknown where certificate.contains { localizedDescription.contains($0) }:
      URLError(.serverCertificateUntrusted)
    default: self
    }
  }
}

extension AccountService {
  /// A service on the network, at this address only: it follows no redirect, which would take the
  /// password along, and answers no challenge.
  ///
  /// - Parameter url: The address. The result is `nil` unless it begins with `http` or `https` and
  ///   names a host.
  public init?(at url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
      return nil
    }
    self.init(
      url: url,
      session: URLSession(
        configuration: .plain, delegate: Refusal(), delegateQueue: nil))
  }

  /// A service inside this process, which needs no network and no port.
  ///
  /// Its session never sends anything, whatever the address of a request.
  public static func embedded() -> AccountService {
    let configuration = URLSessionConfiguration.plain
    configuration.protocolClasses = [EmbeddedAccounts.self]
    return AccountService(
      url: EmbeddedAccounts.url,
      session: URLSession(configuration: configuration),
      hint: "Practice: any address such as me@example.com will do; the password is "
        + "\(PracticeAccounts.password).")
  }
}

extension URLSessionConfiguration {
  /// Keeps nothing between requests.
  fileprivate static var plain: URLSessionConfiguration {
    let configuration = ephemeral
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    // No longer than a person at a screen would wait.
    configuration.timeoutIntervalForRequest = 15
    return configuration
  }
}

/// Treats a redirect or a challenge as the answer instead of following it.
private final class Refusal: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    // By its name, since Linux does not have the constant.
    let isServer =
      challenge.protectionSpace.authenticationMethod == "NSURLAuthenticationMethodServerTrust"
    completionHandler(isServer ? .performDefaultHandling : .rejectProtectionSpace, nil)
  }
}
