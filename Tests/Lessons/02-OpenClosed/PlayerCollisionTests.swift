import SpaceGame
import Testing

@Suite("The player touches something")
struct PlayerCollisionTests {
  @Test(
    "An enemy ship that the player rams is lost, and the player pays with a life",
    arguments: Side.allCases)
  func ramming(side: Side) {
    for (kind, points) in [(Kind.raider, 10), (.diver, 20), (.hunter, 40)] {
      side.expect(.player, Part(kind, of: .enemy)) { [.hit($0), .destroy($1), .score(points)] }
    }
  }

  @Test("An enemy's bullet hits the player and is spent", arguments: Side.allCases)
  func bullets(side: Side) {
    for bullet in [Part.enemyBolt, .enemySeeker] {
      side.expect(.player, bullet) { [.hit($0), .destroy($1)] }
    }
  }

  @Test(
    "A repair kit gives the player a life and 50 points, whoever lost it", arguments: Side.allCases)
  func repair(side: Side) {
    for owner in Allegiance.allCases {
      side.expect(.player, Part(.repair, of: owner)) { [.destroy($1), .repair($0), .score(50)] }
    }
  }
}
