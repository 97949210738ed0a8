import Foundation
import PlayerRoster
import Toolchain

/// Every kind of store there is, each to be held to the contract.
enum StoreKind: String, CaseIterable {
  case inMemory, file

  /// Does something with an empty store that nobody else has.
  func withStore(_ body: (any RosterStore) throws -> Void) throws {
    switch self {
    case .inMemory:
      try body(InMemoryRosterStore())
    case .file:
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try body(RosterFile(folder.url.appendingPathComponent("roster.json")))
    }
  }
}
