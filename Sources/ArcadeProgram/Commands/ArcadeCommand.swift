import Foundation
import SpaceGame
import Terminal

/// A command of the `arcade` program: `arcade NAME …`.
protocol ArcadeCommand: ProgramCommand where Context == Arcade {}

extension ArcadeCommand {
  /// Parses the words after this command's name.
  func arguments(_ words: [String]) -> Arguments {
    Arguments(words, of: name.isEmpty ? "arcade" : "arcade \(name)")
  }
}

enum SharedHelp {
  static let sides = """
      --sides SIDES   The version of each lesson to use: before, after (the
                      default), or single choices such as 1=before,3=before.
      --with NAME     Plugs in a partner: \(Partner.names).
                      You can give it more than once.
    """
  static let seed = """
      --seed N        The random seed: 0 to 18446744073709551615.
    """
  static let wave = """
      --wave W        Begins with this wave: 1 to \(World.firstWaves.upperBound). The default is 1.
    """
}

extension Arguments {
  /// The sides and partners that the player chose, with the arcade's kata. The default is after
  /// everywhere, without partners.
  mutating func sides(in arcade: Arcade) throws -> Sides {
    var sides = try value("--sides").map { try Sides($0) } ?? Sides(all: .after)
    sides.kata = arcade.kata
    let named = try values("--with").map { text throws(ArcadeError) in
      guard let partner = Partner(rawValue: text) else { throw .noSuchPartner(text) }
      return partner
    }
    sides.partners = Partner.allCases.filter(named.contains)
    return sides
  }

  /// The roster's file: the player's choice or the arcade's own.
  mutating func rosterFile(in arcade: Arcade) throws -> URL {
    let file = try value("--file").map { URL(fileURLWithPath: $0) } ?? arcade.rosterFile
    // A relative path leads nowhere if the current folder was removed.
    guard file.isFileURL else {
      throw ArcadeError.unwritable(file.path, reason: "your current folder no longer exists")
    }
    return file
  }

  mutating func seed() throws -> UInt64? {
    try number("--seed", in: 0...UInt64.max)
  }

  mutating func ticks() throws -> Int? {
    try number("--ticks", in: 1...UInt64(Recorder.mostTicks)).map { Int($0) }
  }

  mutating func wave() throws -> Int? {
    let (first, last) = (World.firstWaves.lowerBound, World.firstWaves.upperBound)
    return try number("--wave", in: UInt64(first)...UInt64(last)).map { Int($0) }
  }
}
