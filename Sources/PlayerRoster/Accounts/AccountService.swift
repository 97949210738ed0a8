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

  public init(url: URL, session: URLSession, hint: String? = nil) {
    self.url = url
    self.session = session
    self.hint = hint
  }

  public var signInURL: URL { url.appendingPathComponent("sign-in") }
}

extension AccountService {
  /// A service on the network, at this address only: it follows no redirect, which would take the
  /// password along.
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
        configuration: .plain, delegate: RedirectRefusal(), delegateQueue: nil))
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
      hint: "Practice: any e-mail address will do; the password is \(PracticeAccounts.password).")
  }
}

extension URLSessionConfiguration {
  /// Keeps nothing between requests, and waits no longer than a person at a screen would.
  fileprivate static var plain: URLSessionConfiguration {
    let configuration = ephemeral
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = 15
    return configuration
  }
}

/// Treats a redirect as the answer instead of following it.
private final class RedirectRefusal: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
