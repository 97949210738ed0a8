import Foundation
import PlayerRoster
import SpaceGame

/// The arcade on this machine: what its commands need from the outside world.
public struct Arcade: Sendable {
  public static let version = "0.1.0"

  let dataFolder: URL
  /// Opens the screen; `instead` says what can be used without one.
  let openDisplay: @Sendable (_ instead: String) throws -> any Display
  /// The seed of a game if the player chose none.
  let anySeed: @Sendable () -> UInt64
  /// The account service that is used if the player names none.
  var service: @Sendable () -> AccountService = { .embedded() }
  var now: @Sendable () -> Date = { Date() }
  var plan = RefreshPlan.usual
  /// What takes the place of the sides of one lesson.
  var guest: Guest?
  /// Playing more ticks than this unseen takes a moment, so the player is told.
  var manyTicks = 20_000
  /// From one look at whether a visit goes on to the next.
  var pace: Duration = .milliseconds(500)

  /// The arcade in the terminal.
  public static var standard: Arcade {
    Arcade(
      dataFolder: dataFolder(environment: ProcessInfo.processInfo.environment),
      openDisplay: { try TerminalDisplay(instead: $0) },
      anySeed: { UInt64.random(in: 0...999_999) })
  }

  /// The same arcade with somebody else's maker in place of a lesson's.
  public func hosting(_ guest: Guest) -> Arcade {
    var arcade = self
    arcade.guest = guest
    return arcade
  }

  /// The roster's file if the player names no other.
  var rosterFile: URL { dataFolder.appendingPathComponent("roster.json") }

  /// The user's data folder by the platform's convention: `XDG_DATA_HOME` if it is set.
  static func dataFolder(environment: [String: String]) -> URL {
    // By the convention of freedesktop.org, a relative path is ignored.
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
  /// What a player does is visible to others within a second.
  static let usual = RefreshPlan(
    tickLength: .milliseconds(500), timelinePeriod: 2, profilePeriod: 4)
}
