import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerVisit

@testable import DependencyInversionAfterStore
@testable import DependencyInversionBeforeStore

/// The store's file, of either version.
protocol StoreFile: Sendable {
  var url: URL { get }
  func stamp() throws(RosterError) -> RosterStamp
  func load() throws(RosterError) -> Roster
  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player
}

extension DependencyInversionBeforeStore.RosterFile: StoreFile {}
extension DependencyInversionAfterStore.RosterFile: StoreFile {}

extension Side {
  func file(_ url: URL, patience: Duration = .seconds(10)) -> any StoreFile {
    switch self {
    case .before: DependencyInversionBeforeStore.RosterFile(url, patience: patience)
    case .after: DependencyInversionAfterStore.RosterFile(url, patience: patience)
    }
  }
}

extension StoreFile {
  @discardableResult
  func add(_ nickname: String = "CoolMan") throws -> Player {
    try update { roster throws(RosterError) in try roster.add(Nickname(nickname)) }
  }
}
