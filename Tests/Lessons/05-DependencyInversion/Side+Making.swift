import Foundation
import PlayerVisit
import Testing

extension Side {
  /// Opens the roster in a file, with some players in it.
  func roster(in file: URL, of nicknames: String...) throws -> any RosterKeeping {
    try roster(in: file, of: nicknames)
  }

  func roster(in file: URL, of nicknames: [String]) throws -> any RosterKeeping {
    let roster = layers.openRoster(in: file)
    for nickname in nicknames { try roster.add(nickname) }
    return roster
  }
}

extension RosterKeeping {
  /// The nicknames in the order of the list.
  func nicknames() throws -> [String] {
    try players().map(\.nickname.text)
  }
}
