import Foundation
import PlayerVisit

/// Reads an account from the body of an answer.
struct AccountDecoder {
  func account(in data: Data) throws(SignInError) -> Account {
    guard !data.isEmpty else { throw .emptyAnswer }
    do {
      return try JSONDecoder().decode(Account.self, from: data)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw .unreadable
    } catch {
      throw .noAccount
    }
  }
}
