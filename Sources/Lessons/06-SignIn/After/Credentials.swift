import Foundation

/// What somebody signs in with: an e-mail address and a password, neither of them empty.
struct Credentials: Encodable {
  /// What is missing, told in one sentence.
  enum Missing: String, Error {
    case email = "Type your e-mail address."
    case password = "Type your password."
  }

  let email: String
  let password: String

  /// - Parameters:
  ///   - email: Is trimmed of white space.
  ///   - password: Is taken as it was typed.
  init(email: String, password: String) throws(Missing) {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .email }
    guard !password.isEmpty else { throw .password }
    self.email = email
    self.password = password
  }
}
