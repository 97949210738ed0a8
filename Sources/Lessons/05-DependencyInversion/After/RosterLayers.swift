import Foundation
import PlayerRoster

/// Opens the roster: the one place that knows all three layers, and puts them together.
public struct RosterLayers: RosterOpening {
  public init() {}

  // snippet: root
  public func openRoster(in file: URL) -> any RosterKeeping {
    openRoster(in: RosterFile(file))
  }

  /// Opens the roster that somebody keeps, who may be of another module.
  public func openRoster(in repository: any PlayerRepository) -> any RosterKeeping {
    RosterList(service: RosterService(repository: repository))
  }
  // end: root
}

/// The rules are what the list asks for. Neither of the two knows the other.
extension RosterService: RosterUseCases {}
