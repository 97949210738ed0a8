import SpaceGame
import Testing

@Suite("Our next release: the enemy's bolts pass its divers by")
struct ReleaseTests {
  @Test("An enemy's bolt and an enemy's diver pass each other by", arguments: Side.allCases)
  func divers(side: Side) {
    side.expect(.enemyBolt, Part(.diver, of: .enemy), wave: 9) { _, _ in [] }
  }
}
