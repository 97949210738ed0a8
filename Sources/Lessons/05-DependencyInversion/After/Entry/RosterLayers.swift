import Foundation
import PlayerVisit
import Rules
import Store

/// Opens the roster: the composition root, which alone knows all three layers.
public struct RosterLayers: RosterOpening {
  public init() {}

  public func openRoster(in file: URL) -> any RosterKeeping {
    openRoster(in: RosterFile(file))
  }

  /// Opens a roster kept by a repository, possibly from another module.
  public func openRoster(in repository: any PlayerRepository) -> any RosterKeeping {
    OpenRoster(RosterService(repository: repository))
  }
}
