import SpaceGame
import Testing

@Suite("The enemy's bolts pass its divers by")
struct ReleaseTests {
  @Test("An enemy's bolt and an enemy's diver pass each other by", arguments: Side.allCases)
  func divers(side: Side) {
    for wave in 1...12 {
      side.expect(.enemyBolt, Part(.diver, of: .enemy), wave: wave) { _, _ in [] }
    }
  }
}
