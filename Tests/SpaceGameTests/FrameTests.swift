import Testing

@testable import SpaceGame

@Suite("Drawing")
struct FrameTests {
  private let small = Arena(width: 36, height: 9)

  @Test("A frame shows the figures, the walls, every kind and the keys")
  func picture() {
    let kinds = Kind.allCases.filter { $0 != .player }
    let things = kinds.enumerated().map { index, kind in
      Entity.enemy(kind, id: index + 2, x: 3 + index * 3, y: index % 3)
    }
    let ownBolt = Entity(
      id: 20, kind: .bolt, allegiance: .player, position: Position(x: 17, y: 5))
    let world = World(
      staging: [.player(x: 17, y: 7)] + things + [ownBolt], tick: 0, wave: 4, arena: small)
    let frame = Frame(of: world, highScore: 1_200, keys: "q quit")
    #expect(
      frame.lines.joined(separator: "\n") == """
         SCORE 000000     HIGH 001200     WAVE
        ┌────────────────────────────────────┐
        │  {o}      (~)       @              │
        │     \\V/       *        '           │
        │        <H>       !        +        │
        │                                    │
        │                                    │
        │                 |                  │
        │                                    │
        │                /A\\                 │
        │                                    │
        └────────────────────────────────────┘
         q quit
        """)
  }

  @Test("The high score rises with the score, lost lives are dots, and 80 by 24 is enough")
  func figures() {
    var world = World(staging: [.player(lives: 1)])
    world.score = 1_500
    let frame = Frame(of: world, highScore: 1_200)
    #expect([frame.width, frame.height] == [80, 23])
    #expect(frame.lines[0] == " SCORE 001500     HIGH 001500     WAVE 1     LIVES A . .")
  }

  @Test("Things at the sides are cut off, never drawn over the walls")
  func clipping() {
    let world = World(
      staging: [.player(x: 0, y: 0), .enemy(.raider, id: 2, x: 35, y: 8)], arena: small)
    let lines = Frame(of: world).lines
    #expect(lines[2].hasPrefix("│A\\ "))
    #expect(lines[10].hasSuffix(" {o│"))
  }

  @Test("A shielded ship flickers")
  func shield() {
    var player = Entity.player(x: 17, y: 7)
    player.shieldedUntil = 12
    let drawn = (0..<15).map { tick in
      let world = World(staging: [player], tick: tick, arena: small)
      return Frame(of: world).lines[9].contains("/A\\")
    }
    let expected = [true, true, true, false, false, false, true, true, true, false, false, false]
    #expect(drawn == expected + [true, true, true])
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test("Each phase has its banner")
  func banners() {
    var world = World(staging: [.player()])
    func shows(_ text: String, highScore: Int = 0) -> Bool {
      Frame(of: world, highScore: highScore).lines.contains { $0.contains(text) }
    }
    #expect(!shows("P A U S E D"))
    world.phase = .paused
    #expect(shows("  P A U S E D  "))
    world.phase = .over
    world.score = 10
    #expect(shows("G A M E   O V E R"))
    #expect(shows("a new high score"))
    #expect(!shows("a new high score", highScore: 10))
    world.phase = .playing
    world.nextWaveAt = 9
    let lines = Frame(of: world).lines
    #expect(lines[10] == "│" + spaces(30) + "  WAVE 1 BEATEN  " + spaces(31) + "│")
    #expect(lines[11].contains("  get ready for the next  "))
    #expect(shows("WAVE 1 BEATEN"))
  }
}
