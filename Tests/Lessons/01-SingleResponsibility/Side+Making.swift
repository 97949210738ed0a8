import SpaceGame
import Testing

extension Side {
  /// A ship of this version, with what a test gives and the usual values for the rest.
  func ship(
    _ kind: Kind, at position: Position = Position(x: 40, y: 15), lives: Int? = nil,
    gunReadyAt: Int = 0, shieldedUntil: Int = 0
  ) -> any Vessel {
    shipyard.ship(
      from: Entity(
        id: 1, kind: kind, allegiance: kind == .player ? .player : .enemy, position: position,
        lives: lives, gunReadyAt: gunReadyAt, shieldedUntil: shieldedUntil))
  }
}

extension SpaceGame.Entity: Testing.CustomTestStringConvertible {
  /// What a failed expectation shows: every field that has a value, by its name.
  public var testDescription: String {
    let fields = Mirror(reflecting: self).children.map { "\($0.label ?? ""): \($0.value)" }
    return "(\(fields.filter { !$0.hasSuffix(": nil") }.joined(separator: ", ")))"
  }
}

extension Kind {
  static let ships = allCases.filter(\.isShip)
  static let enemyShips = ships.filter { $0 != .player }
  static let armedShips = ships.filter { GunRules.weapon(of: $0) != nil }
}
