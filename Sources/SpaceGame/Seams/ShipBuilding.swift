/// A shipyard: turns the record of a ship into a ship that can act.
///
/// The game asks for a ship when one has to act, and stores its record afterwards.
public protocol ShipBuilding: Sendable {
  /// - Parameter record: An entity whose kind is a ship (``Kind/isShip``).
  func ship(from record: Entity) -> any Vessel
}

/// A ship, as the game uses it.
///
/// A ship without lives does nothing: it does not move, shoot or lose another life.
public protocol Vessel {
  /// The ship as the world stores it, including every change so far.
  var record: Entity { get }

  /// Takes a life, unless the shield is up.
  ///
  /// A player who survives is shielded for ``ShieldRules/duration`` from `tick` on.
  mutating func loseLife(at tick: Int)

  /// Gives a life back, up to ``Kind/lives`` of its kind, even to a ship that has lost its last life.
  ///
  /// A ship that has more keeps them.
  mutating func gainLife()

  /// Moves a step as far as the ship's bounds allow, on each axis separately, so that a ship slides
  /// along a wall.
  ///
  /// The player moves a cell sideways in every tick and a cell up or down in every tick that is a
  /// multiple of ``MovementRules/climbTicks``, inside ``Arena/playerRows``. Other ships move a cell
  /// on both axes, inside the arena. No part of a ship leaves the arena at its sides.
  mutating func move(_ direction: Direction, at tick: Int, in arena: Arena)

  /// Fires the ship's weapon if it is ready, and starts its cool-down in this tick (``GunRules``).
  ///
  /// - Parameter target: The position at which an aiming gun aims; other guns ignore it.
  /// - Returns: The bullets that leave the gun; none while it cools down or if there is no gun.
  mutating func shoot(at tick: Int, target: Position?) -> [Shot]
}

/// A bullet that leaves a gun.
public struct Shot: Hashable, Sendable {
  public var kind: Kind
  public var position: Position
  public var velocity: Velocity

  public init(_ kind: Kind, from position: Position, velocity: Velocity) {
    self.kind = kind
    self.position = position
    self.velocity = velocity
  }
}
