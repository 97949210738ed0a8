import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The sign-in screen without its picture: fields, a submit button, and what follows.
///
/// The rules, which are the same to the byte whoever makes the screen:
/// - The request is `POST` to ``AccountService/signInURL`` with the headers `Content-Type:
///   application/json` and `Accept: application/json`, and the body
///   `{"email":"…","password":"…"}`, keys in this order, slashes not escaped.
/// - The e-mail goes out trimmed of white space, the password as it was typed.
/// - An empty e-mail or password is reported before anything is sent.
/// - While a request is under way, and once somebody is signed in, typing and submitting do nothing.
/// - When somebody is signed in the password is forgotten.
/// - When the task ends that submits, it is as if ``cancel()`` was called.
/// - An answer of status 200 to 299 is an account: a JSON object with the whole number `id` and the
///   text `nickname`.
/// - No password is in any log line or text that is shown.
@MainActor
public protocol SigningIn: AnyObject {
  var form: SignInForm { get }
  /// Replaces the text of the field; an alert goes away.
  func type(email: String)
  /// Replaces the text of the field; an alert goes away.
  func type(password: String)
  /// Sends the request, and returns when it is answered, failed or cancelled.
  func submit() async
  /// Gives up a request under way; the form can be edited again and no alert is shown. An answer that
  /// comes later changes nothing.
  func cancel()
}

/// What the sign-in screen shows.
public struct SignInForm: Hashable, Sendable {
  public enum Status: Hashable, Sendable {
    case editing
    case sending
    /// One sentence about what went wrong.
    case alert(String)
    /// Signed in: the greeting, and who it is.
    case welcome(String, Account)
  }

  public var email: String
  public var password: String
  public var status: Status

  public init(email: String = "", password: String = "", status: Status = .editing) {
    self.email = email
    self.password = password
    self.status = status
  }
}

/// Makes sign-in screens.
public protocol SignInMaking: Sendable {
  @MainActor
  func makeSignIn(to service: AccountService, log: any LogWriting) -> any SigningIn
}

/// Takes lines for people who look for the cause of a failure.
public protocol LogWriting: Sendable {
  func write(_ line: String)
}
