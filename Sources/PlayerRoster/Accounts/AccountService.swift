import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where sign-in requests go, and through which session.
public struct AccountService: Sendable {
  /// The address of the service; its requests go to paths below it.
  public let url: URL
  public let session: URLSession
  /// What somebody who signs in should know; shown below the fields.
  public let hint: String?

  public init(url: URL, session: URLSession, hint: String? = nil) {
    self.url = url
    self.session = session
    self.hint = hint
  }

  public var signInURL: URL { url.appendingPathComponent("sign-in") }
}

extension AccountService {
  /// A service that is reached over the network, at this address and no other: redirects are not
  /// followed, because a password would go along.
  ///
  /// - Parameter url: Its address; `nil` is returned unless it begins with `http` or `https` and
  ///   names a host.
  public init?(at url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
      return nil
    }
    self.init(
      url: url,
      session: URLSession(
        configuration: .plain, delegate: RedirectRefusal(), delegateQueue: nil))
  }

  /// The service that answers inside this process: it needs no network and no port.
  ///
  /// Its session never sends anything, whatever address it is asked for.
  public static func embedded() -> AccountService {
    let configuration = URLSessionConfiguration.plain
    configuration.protocolClasses = [EmbeddedAccounts.self]
    return AccountService(
      url: EmbeddedAccounts.url,
      session: URLSession(configuration: configuration),
      hint: "Practice: any e-mail address will do, the password is \(PracticeAccounts.password).")
  }
}

extension URLSessionConfiguration {
  /// Keeps nothing from one request to the next, and waits no longer than a person at a screen would.
  fileprivate static var plain: URLSessionConfiguration {
    let configuration = ephemeral
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = 15
    return configuration
  }
}

/// Takes a redirect as the answer and does not follow it.
private final class RedirectRefusal: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
