import Foundation
import PlayerRoster
import SpaceGame

/// The arcade on this machine: what its commands need of the world outside.
public struct Arcade: Sendable {
  public static let version = "0.1.0"

  /// Where files of the player are kept.
  let dataFolder: URL
  /// Opens the screen; `instead` tells what can be used without one.
  let openDisplay: @Sendable (_ instead: String) throws -> any Display
  /// The seed of a game whose player chose none.
  let anySeed: @Sendable () -> UInt64
  /// The account service that answers where the player names none.
  var service: @Sendable () -> AccountService = { .embedded() }
  /// The time of day.
  var now: @Sendable () -> Date = { Date() }
  /// How often the lobby is refreshed.
  var plan = RefreshPlan.usual
  /// Who stands in the place of the sides of one lesson.
  var guest: Guest?

  /// The arcade in the terminal.
  public static var standard: Arcade {
    Arcade(
      dataFolder: dataFolder(environment: ProcessInfo.processInfo.environment),
      openDisplay: { try TerminalDisplay(instead: $0) },
      anySeed: { UInt64.random(in: 0...999_999) })
  }

  /// The same arcade with somebody else's maker in the place of a lesson's.
  public func hosting(_ guest: Guest) -> Arcade {
    var arcade = self
    arcade.guest = guest
    return arcade
  }

  /// The file of the roster where the player names no other.
  var rosterFile: URL { dataFolder.appendingPathComponent("roster.json") }

  /// The user's data folder by the platform's convention: `XDG_DATA_HOME` where it is set.
  static func dataFolder(environment: [String: String]) -> URL {
    // The convention of freedesktop.org: a relative path is to be ignored.
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder).appendingPathComponent("shipshape")
    }
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    #if os(macOS)
      return home.appendingPathComponent("Library/Application Support/shipshape")
    #else
      return home.appendingPathComponent(".local/share/shipshape")
    #endif
  }
}

extension RefreshPlan {
  /// Who does something is seen by others within a second.
  static let usual = RefreshPlan(
    tickLength: .milliseconds(500), timelinePeriod: 2, profilePeriod: 4)
}
