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
