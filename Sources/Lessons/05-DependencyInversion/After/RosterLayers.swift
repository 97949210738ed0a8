import Foundation
import PlayerRoster

/// Opens the roster: the one place that knows all three layers, and puts them together.
public struct RosterLayers: RosterOpening {
  public init() {}

  public func openRoster(in file: URL) -> any RosterKeeping {
    let store = RosterFile(file)
    let repository = StoredPlayerRepository(store: store)
    let service = RosterService(repository: repository)
    return RosterList(service: service)
  }
}

/// The rules are what the list asks for. Neither of the two knows the other.
extension RosterService: RosterUseCases {}
