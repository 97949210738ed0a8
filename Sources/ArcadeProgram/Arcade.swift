import Foundation
import PlayerVisit
import SpaceGame

/// The arcade on this machine, with everything that its commands need from the outside world.
public struct Arcade: Sendable {
  let dataFolder: URL
  /// Opens the screen.
  let openDisplay: @Sendable () throws -> any Display
  /// The seed of a game if the player chooses none.
  let anySeed: @Sendable () -> UInt64
  var now: @Sendable () -> Date = { Date() }
  var plan = RefreshPlan.usual
  /// Replaces both sides of its lesson.
  var kata: KataPart?

  /// The arcade in the terminal.
  public static var standard: Arcade {
    Arcade(
      dataFolder: dataFolder(environment: ProcessInfo.processInfo.environment),
      openDisplay: { try TerminalDisplay() },
      anySeed: { UInt64.random(in: 0...999_999) })
  }

  /// The same arcade with a kata in place of a lesson's sides.
  public func playing(_ kata: KataPart) -> Arcade {
    var arcade = self
    arcade.kata = kata
    return arcade
  }

  /// The roster's file if the player names none.
  var rosterFile: URL { dataFolder.appendingPathComponent("roster.json") }

  /// The user's data folder by the platform's convention, or `XDG_DATA_HOME` if it is set.
  static func dataFolder(environment: [String: String]) -> URL {
    // The convention of freedesktop.org is to ignore a relative path.
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder).appendingPathComponent("shipshape")
    }
    let named = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let home = URL(fileURLWithPath: named ?? NSHomeDirectory())
    #if os(macOS)
      return home.appendingPathComponent("Library/Application Support/shipshape")
    #else
      return home.appendingPathComponent(".local/share/shipshape")
    #endif
  }
}

extension RefreshPlan {
  /// Others see a player's actions within a second.
  static let usual = RefreshPlan(
    tickLength: .milliseconds(500), timelinePeriod: 2, profilePeriod: 4)
}
