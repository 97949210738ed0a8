/// A sign-in without a form, for screen readers: it asks for one line after another.
///
/// It asks for “E-mail” and “Password”, and says what came of it in the form's own sentence, until the
/// player is in or leaves. It sends and logs the same as the form.
public protocol LineSigningIn: Sendable {
  /// - Parameters:
  ///   - ask: Asks for a line by a label; `nil` if the player leaves.
  ///   - say: Says a sentence.
  /// - Returns: The account; `nil` if the player left.
  @MainActor
  func signIn(
    to service: AccountService, log: any LogWriting,
    ask: @escaping @MainActor (String) async -> String?, say: @escaping @MainActor (String) -> Void
  ) async -> Account?
}
