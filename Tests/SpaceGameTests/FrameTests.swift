import Testing

@testable import SpaceGame

@Suite("Drawing")
struct FrameTests {
  private let small = Arena(width: 36, height: 9)

  @Test("A frame shows the score line, the walls, every kind of thing and the keys")
  func picture() {
    let kinds = Kind.allCases.filter { $0 != .player }
    let things = kinds.enumerated().map { index, kind in
      Entity.enemy(kind, id: index + 2, x: 3 + index * 3, y: index % 3)
    }
    let world = World(
      staging: [.player(x: 17, y: 7)] + things + [.ownBolt(20, x: 17, y: 5)], wave: 4,
      arena: small)
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

  @Test("The high score rises with the score, each life has a mark, and everything fits 80 × 24")
  func figures() {
    var world = World(staging: [.player(lives: 1)])
    world.score = 1_500
    let frame = Frame(of: world, highScore: 1_200)
    let told = "\(frame.width) \(frame.height)" + frame.lines[0]
    #expect(told == "80 23 SCORE 001500     HIGH 001500     WAVE 1     LIVES A . .")
    world.score = 1_234_567
    #expect(Frame(of: world).lines[0].hasPrefix(" SCORE 1234567     HIGH 1234567     WAVE 1"))
    // None of our own rules gives so few or so many lives.
    for (lives, shown) in [(-1, ". . ."), (4, "A A A A")] {
      let odd = Frame(of: World(staging: [.player(lives: lives)]))
      #expect(odd.lines[0].hasSuffix("LIVES " + shown))
    }
  }

  @Test("A frame clips text at its edges")
  func edges() {
    var frame = Frame(width: 3, height: 2)
    for (x, y) in [(-1, 0), (2, 1), (0, -1), (0, 2)] { frame.write("ab", x: x, y: y, ink: .label) }
    #expect(frame.lines == ["b", "  a"])
  }

  @Test("Things at the sides are clipped, never drawn over the walls")
  func clipping() {
    let world = World(
      staging: [
        .player(x: 0, y: 0), .enemy(.raider, id: 2, x: 35, y: 8),
        .enemy(.bolt, id: 3, x: 9, y: -1), .enemy(.bolt, id: 4, x: 9, y: 9),
      ], arena: small)
    let lines = Frame(of: world).lines
    #expect(lines[2].hasPrefix("│A\\ ") && lines[10].hasSuffix(" {o│"))
    #expect([lines[1], lines[11]].allSatisfy { !$0.contains("!") })
  }

  @Test("Later things are drawn over earlier ones, and the player over everything")
  func layers() {
    let world = World(
      staging: [
        .player(x: 17, y: 7), .enemy(.raider, id: 2, x: 17, y: 7),
        .enemy(.raider, id: 3, x: 5, y: 2), .enemy(.mine, id: 4, x: 5, y: 2),
      ], arena: small)
    let lines = Frame(of: world).lines
    #expect(lines[9].contains(" /A\\ ") && lines[4].contains(" {*} "))
  }

  @Test("Dots lead from a thing to its goal, under everything else and not over the walls")
  func goals() {
    var pilots =
      [Entity.player(x: 17, y: 7)]
      + [(2, 3, 1), (3, 17, 1), (4, 34, 1), (5, 30, 7)].map {
        Entity.enemy(.mine, id: $0, x: $1, y: $2)
      }
    pilots[0].goal = Position(x: 21, y: 7)
    pilots[1].goal = Position(x: 9, y: 4)
    pilots[2].goal = pilots[0].position
    pilots[3].goal = Position(x: 50, y: 1)
    pilots[4].goal = Position(x: 28, y: 3)
    let frame = Frame(of: World(staging: pilots, arena: small))
    #expect(
      frame.lines[3...9].joined(separator: "\n") == """
        │   *·            *                *·│
        │     ··          ·                  │
        │       ··        ·                  │
        │                 ·           ·      │
        │                 ·           ·      │
        │                 ·            ·     │
        │                /A\\··         *     │
        """)
    #expect(frame.cells.allSatisfy { $0.character != "·" || $0.ink == .frame })
    pilots[1].goal = pilots[1].position
    #expect(!Frame(of: World(staging: pilots, arena: small)).lines[4].contains("··"))
  }

  @Test("A shielded ship flickers")
  func shield() {
    var player = Entity.player(x: 17, y: 7)
    player.shieldedUntil = 11
    let drawn = (0..<15).map { tick in
      let world = World(staging: [player], tick: tick, arena: small)
      return Frame(of: world).lines[9].contains("/A\\") ? "A" : "."
    }
    #expect(drawn.joined() == "AAA...AAA..AAAA")
  }

  @Test("A pause, a lost game and a beaten wave each have a banner in the middle of the frame")
  func banners() {
    var world = World(staging: [.player()])
    world.score = 10
    func banner(highScore: Int = 10) -> [String] {
      Frame(of: world, highScore: highScore).lines[10...11].map {
        $0.split { "│ ".contains($0) }.joined(separator: " ")
      }
    }
    #expect(banner() == ["", ""])
    world.phase = .paused
    #expect(banner() == ["P A U S E D", ""])
    world.phase = .over
    #expect(banner() == ["G A M E O V E R", ""])
    #expect(banner(highScore: 9) == ["G A M E O V E R", "a new high score"])
    // A raider that lands ends the game while the ship is still there.
    #expect(Frame(of: world).lines[19].contains("/A\\"))
    (world.phase, world.nextWaveAt) = (.playing, 9)
    #expect(banner() == ["WAVE 1 BEATEN", "get ready for the next"])
    // A blank on either side separates the banner from flying things.
    world.entities.append(.enemy(.raider, id: 2, x: 29, y: 8))
    #expect(Frame(of: world).lines[10].contains("  {o  WAVE 1 BEATEN   "))
  }
}
