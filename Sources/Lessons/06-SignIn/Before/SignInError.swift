import Foundation

/// Why a request did not lead to an account.
enum SignInError: Error, Equatable {
  /// Nothing came back.
  case transport(URLError.Code)
  /// An answer with a status outside 200 to 299.
  case status(Int)
  case emptyAnswer
  /// Not JSON.
  case unreadable
  case noAccount
}

extension SignInError {
  /// One sentence for the person who wants to sign in.
  var sentence: String {
    switch self {
    case .transport(.timedOut):
      "The account service did not answer in time; try again later."
    case .transport(.cannotFindHost), .transport(.dnsLookupFailed):
      "The account service was not found; check its address and the network."
    case .transport(.cannotConnectToHost):
      "The account service refuses connections; try again later."
    case .transport(.notConnectedToInternet):
      "There is no network; connect to one and try again."
    case .transport(.userAuthenticationRequired):
      "The account service asks for another kind of sign-in; check its address."
    case .transport(.badURL):
      "The account service's address is not valid; check its host and its port."
    case .transport(.unsupportedURL):
      "This system cannot use an address with brackets; use the account service's host name."
    case .transport(.serverCertificateUntrusted), .transport(.serverCertificateHasUnknownRoot),
      .transport(.serverCertificateHasBadDate), .transport(.serverCertificateNotYetValid):
      "The account service's certificate is not trusted at this address; check both."
    case .transport:
      "The connection to the account service failed; check its address, or try again later."
    case .status(401), .status(403):
      "The e-mail address or the password is wrong; check both and try again."
    case .status(let status) where 500...599 ~= status:
      "The account service has a fault (\(status)); try again later."
    case .status(let status):
      "The account service rejected the sign-in (\(status)); check its address."
    case .emptyAnswer:
      "The account service sent an empty answer; try again later."
    case .unreadable:
      "The account service's answer cannot be read; check its address."
    case .noAccount:
      "The account service's answer names no account; check its address."
    }
  }
}

extension SignInError {
  /// A few words for the log.
  var logText: String {
    switch self {
    case .transport(let code): "failed, error \(code.rawValue)"
    case .status(let status): "failed, status \(status)"
    case .emptyAnswer: "failed, an empty answer"
    case .unreadable: "failed, an answer that cannot be read"
    case .noAccount: "failed, an answer without an account"
    }
  }
}
