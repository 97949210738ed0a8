import Foundation
import PlayerRoster
import SignInKata

/// Your kata's sign-in screen with a client that you write here. It sends nothing: the answer to every request
/// is `body`.
///
/// Replace `nil` with it, made from what your kata makes public. Where something is missing, make that public
/// in your kata: a check tells what had to be opened.
@MainActor
public func signIn(answeredWith body: Data, log: any LogWriting) -> (any SigningIn)? {
  nil
}
