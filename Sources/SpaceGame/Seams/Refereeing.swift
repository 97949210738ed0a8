/// A referee: decides what happens when two things touch.
///
/// The rules of the game, with outcomes in the order listed:
/// - Player and enemy ship: hit the player, destroy the enemy, score its points.
/// - Player and enemy bullet (bolt or seeker): hit the player, destroy the bullet.
/// - Player and repair kit: destroy the kit, repair the player, score the kit's points.
/// - Player's bolt and enemy ship: destroy the bolt, hit the ship, score its points; a hunter also
///   releases a repair kit where it was.
/// - Player's bolt and enemy bullet: destroy the bolt, destroy the bullet, score the bullet's points.
/// - Mine and any ship: the mine blows up.
/// - Mine and player's bolt: destroy the bolt, the mine blows up, score one sum: the mine's points
///   plus those of each enemy that the blast hits.
/// - Mine and seeker: destroy the seeker, the mine blows up.
/// - Player and a bullet that is not the enemy's, mine and a bolt that is not the player's: they pass
///   each other by. Nobody is hit by its own bullet, and the enemy's bolts leave its mines for the
///   player.
///
/// About any other pair the rules say nothing, such as two enemies, or a spark and anything else: as
/// long as nobody adds a rule, the two pass each other by. So an answer without outcomes has two
/// meanings, and does not tell which.
///
/// A mine that blows up is destroyed, then hits every ship whose middle is in its blast
/// (``CollisionRules/blastRadius``), in the order of their ids. It does not reach
/// spectres. Nothing can touch a spectre, so the game never asks about one.
public protocol Refereeing: Sendable {
  /// The outcomes of a contact, in the order in which the game carries them out.
  ///
  /// There are none if the two pass by each other. The game carries out one contact before it asks
  /// about the next, and does not ask about things that are gone by then.
  ///
  /// - Parameters:
  ///   - contact: The two things that touch.
  ///   - scene: The arena as the tick's contacts begin, for outcomes that reach beyond the two.
  ///     ``Scene/entities(within:of:)`` omits things lost in an earlier contact.
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

/// A consequence of a contact.
public enum Outcome: Hashable, Sendable {
  /// A ship loses a life, unless its shield is up; anything else is destroyed.
  case hit(Entity.ID)
  /// A thing of any kind is gone.
  case destroy(Entity.ID)
  /// A ship gets a life back.
  case repair(Entity.ID)
  /// The player scores.
  case score(Int)
  /// A repair kit appears at this position.
  case release(Position)
}

/// The numbers of a collision, for every referee.
public enum CollisionRules {
  /// The reach of a mine's blast, in cells as ``Position/distance(to:)`` counts them.
  public static let blastRadius = 4
}
