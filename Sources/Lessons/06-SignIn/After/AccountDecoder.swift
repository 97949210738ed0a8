import Foundation
import PlayerRoster

/// Reads an account from the body of an answer.
struct AccountDecoder {
  func account(from data: Data) throws(SignInError) -> Account {
    do {
      return try JSONDecoder().decode(Account.self, from: data)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw .noJSON
    } catch {
      throw .noAccount
    }
  }
}
