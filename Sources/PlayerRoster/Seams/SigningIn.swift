/// The sign-in screen: keys come in, pictures go out.
///
/// The form has an e-mail address, a password and a button. The rules, which hold to the byte for
/// every version of the screen:
/// - Keys edit the field that has the focus. ``FormKey/next`` and ``FormKey/previous`` move the focus
///   round; ``FormKey/enter`` moves it from the e-mail to the password, and submits elsewhere, as the
///   space bar does on the button.
/// - The request is `POST` to ``AccountService/signInURL`` with the headers `Content-Type:
///   application/json` and `Accept: application/json`, and the body
///   `{"email":"…","password":"…"}`, keys in this order, slashes not escaped.
/// - The e-mail goes out trimmed of white space, the password as it was typed.
/// - An e-mail of nothing but white space, or an empty password, is reported before anything is sent.
/// - While a request is under way, only ``FormKey/escape`` does anything: it gives the request up.
/// - An answer of status 200 to 299 is an account: a JSON object with the whole number `id` and the
///   text `nickname`.
/// - An alert is one sentence. With it the focus goes to the field that has to be corrected: the
///   e-mail where that is blank, otherwise the password. It goes away when the text of a field changes.
/// - With the welcome, the password is forgotten.
/// - No password is in any log line or picture; each character is shown as an asterisk.
/// - A picture is shown as the screen is made, after each key that it takes, and with each answer.
/// - A request that was given up is not sent again, and what comes of it is never shown.
@MainActor
public protocol SigningIn: AnyObject {
  /// Who has signed in; `nil` until then.
  var account: Account? { get }
  /// - Returns: Whether the key was for the form. A key that was not leads away from here: the player
  ///   leaves, or goes on from the welcome.
  func press(_ key: FormKey) -> Bool
  /// The screen is left: a request under way is given up, and nothing is shown any more.
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

/// Takes lines for people who look for the cause of a failure.
public protocol LogWriting: Sendable {
  func write(_ line: String)
}
