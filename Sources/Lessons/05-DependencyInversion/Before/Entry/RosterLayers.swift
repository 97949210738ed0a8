import Foundation
import List
import PlayerRoster

/// Opens the roster: each layer makes the one that it works with.
public struct RosterLayers: RosterOpening {
  public init() {}

  public func openRoster(in file: URL) -> any RosterKeeping {
    RosterList(file: file)
  }
}
