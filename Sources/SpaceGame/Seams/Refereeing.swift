/// A referee: decides what happens when two things touch.
///
/// The rules of the game, the outcomes in the order in which they are listed:
/// - Player and enemy ship ram: hit the player, destroy the enemy, score its points.
/// - Player and enemy bullet (bolt or seeker): hit the player, destroy the bullet.
/// - Player and repair kit: destroy the kit, repair the player, score the kit's points.
/// - Player's bolt and enemy ship: destroy the bolt, hit the ship, score its points; a hunter also
///   releases a repair kit where it was.
/// - Player's bolt and enemy bullet: destroy the bolt, destroy the bullet, score the bullet's points.
/// - Mine and ship of any side: the mine blows up.
/// - Mine and player's bolt: destroy the bolt, the mine blows up, score the mine's points and those
///   of each enemy that the blast hits, in one sum.
/// - Mine and seeker: destroy the seeker, the mine blows up.
/// - All else passes by: enemies among themselves, a mine and an enemy's bolt, whatever touches a spark.
///
/// A mine that blows up is destroyed and then hits every ship whose middle is in its blast
/// (``CollisionRules/blastRadius``), in the order of their ids. Nothing reaches a spectre.
public protocol Refereeing: Sendable {
  /// What follows from a contact, in the order in which it is to be carried out.
  ///
  /// Nothing follows where the two have nothing to do with each other. The game carries out one
  /// contact before it asks about the next, and does not ask about things that are gone by then.
  ///
  /// - Parameters:
  ///   - contact: The two things that touch.
  ///   - scene: All that is there as the tick's contacts begin, for those that reach further than
  ///     the two. ``Scene/entities(within:of:)`` leaves out what was lost by an earlier contact.
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome]
}

/// Two things that touch, the one with the smaller id first.
public struct Contact: Hashable, Sendable {
  public let first: Entity
  public let second: Entity

  public init(_ one: Entity, _ other: Entity) {
    precondition(one.id != other.id, "A thing does not touch itself.")
    (first, second) = one.id < other.id ? (one, other) : (other, one)
  }
}

/// Something that follows from a contact.
public enum Outcome: Hashable, Sendable {
  /// A ship loses a life, unless its shield is up; anything else is destroyed.
  case hit(Entity.ID)
  /// It is gone, whatever it is.
  case destroy(Entity.ID)
  /// A ship gets a life back.
  case repair(Entity.ID)
  /// The player scores.
  case score(Int)
  /// A repair kit is set free at this place.
  case release(Position)
}

/// The numbers of a collision, for every referee.
public enum CollisionRules {
  /// How far the blast of a mine reaches: cells, as ``Position/distance(to:)`` counts them.
  public static let blastRadius = 4
}
