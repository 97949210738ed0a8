import Foundation
import List
import PlayerVisit

/// Opens the roster: each layer makes the layer that it uses.
public struct RosterLayers: RosterOpening {
  public init() {}

  public func openRoster(in file: URL) -> any RosterKeeping {
    RosterList(file: file)
  }
}
