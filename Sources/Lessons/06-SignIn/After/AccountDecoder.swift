import Foundation
import PlayerRoster

/// Reads an account from the body of an answer.
struct AccountDecoder {
  func account(in data: Data) throws(SignInError) -> Account {
    guard !data.isEmpty else { throw .emptyAnswer }
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
      throw .notJSON
    }
    do {
      return try JSONDecoder().decode(Account.self, from: data)
    } catch {
      throw .noAccount
    }
  }
}
