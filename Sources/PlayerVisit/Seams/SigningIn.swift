/// The sign-in screen: keys come in, pictures go out.
///
/// The form has an e-mail address, a password and a button. Every version of the screen has the same
/// labels, sentences and log lines to the byte, and follows the same rules:
/// - Keys edit the field that has the focus. ``FormKey/next`` and ``FormKey/previous`` move the focus
///   round; ``FormKey/enter`` moves it from the e-mail to the password; elsewhere it submits, as
///   the space bar does on the button.
/// - The request is `POST` to ``AccountService/signInURL`` with the headers `Content-Type:
///   application/json` and `Accept: application/json`, and the body
///   `{"email":"…","password":"…"}`, keys in this order, slashes not escaped.
/// - The e-mail goes out trimmed of white space, the password as it was typed.
/// - An e-mail of nothing but white space, or an empty password, is reported before anything is sent.
/// - While a request is under way, only ``FormKey/escape`` does anything: it gives the request up.
/// - An answer with status 200 to 299 is an account: a JSON object with the whole number `id` and
///   the string `nickname`.
/// - An alert is one sentence. With it the focus moves to the field to correct: the
///   e-mail if it is blank, otherwise the password. It disappears when a field's text changes.
/// - On welcome, the password is discarded. The account is known before the welcome is shown. From
///   then on every key ends the screen.
/// - No password is in any log line, picture or description; each character is shown as an asterisk.
/// - The log has a line for each request, with its address but without any name, password, query or
///   fragment in it; one for each answer; and one for each request that was given up.
/// - A picture is shown when the screen is made, after each key that the form handles, and with
///   each answer. A key that does nothing because a request is under way needs none.
/// - A request that was given up is not sent again, and its outcome is never shown.
/// - A request under way keeps its screen: if the owner drops the screen without ``cancel()``, the
///   answer is still shown and logged.
/// - Once the screen has been left and no answer is pending, only its owner keeps it alive.
/// - Screens share nothing, even if one maker made both.
@MainActor
public protocol SigningIn: AnyObject {
  /// The account; `nil` until sign-in.
  var account: Account? { get }
  /// - Returns: Whether the key was for the form. Any other key ends the screen: the player
  ///   leaves, or goes on.
  func press(_ key: FormKey) -> Bool
  /// Leaves the screen: gives up a request under way, and shows nothing more.
  func cancel()
}

/// Makes sign-in screens.
public protocol SignInMaking: Sendable {
  /// - Parameter show: Takes each picture.
  @MainActor
  func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn
}

/// Takes log lines for finding the cause of a failure.
public protocol LogWriting: Sendable {
  func write(_ line: String)
}
