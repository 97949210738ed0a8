extension Frame {
  /// Rows around the arena: a line of figures, two walls and a line of keys.
  private static let rowsAround = 4
  private static let columnsAround = 2

  /// The size of an arena's frame.
  public static func size(for arena: Arena) -> (columns: Int, rows: Int) {
    (arena.width + columnsAround, arena.height + rowsAround)
  }

  /// Draws a world. The same world gives the same frame.
  ///
  /// - Parameters:
  ///   - highScore: The best score before this game.
  ///   - keys: The last line, which explains the keys.
  public init(of world: World, highScore: Int = 0, keys: String = "") {
    let size = Frame.size(for: world.arena)
    self.init(width: size.columns, height: size.rows)
    drawFigures(of: world, highScore: highScore)
    drawWalls()
    for entity in world.entities { drawLine(from: entity.position, to: entity.goal) }
    // Draw later things over earlier ones, and the player last.
    for entity in world.entities where entity.kind != .player { draw(entity, tick: world.tick) }
    if let player = world.player { draw(player, tick: world.tick) }
    drawBanner(of: world, highScore: highScore)
    write(keys, x: 1, y: height - 1, ink: .label)
  }

  private mutating func drawFigures(of world: World, highScore: Int) {
    // A reader's rules may take or give more lives than a ship can have.
    let lives = max(0, world.player?.lives ?? 0)
    let figures = [
      "SCORE \(Frame.padded(world.score))",
      "HIGH \(Frame.padded(max(highScore, world.score)))",
      "WAVE \(world.wave)",
      "LIVES " + String(repeating: "A ", count: lives)
        + String(repeating: ". ", count: max(0, Kind.mostLives - lives)),
    ]
    write(figures.joined(separator: "     "), x: 1, y: 0, ink: .label)
  }

  private mutating func drawWalls() {
    let line = String(repeating: "─", count: width - 2)
    write("┌" + line + "┐", x: 0, y: 1, ink: .frame)
    for row in 2..<height - 2 {
      write("│", x: 0, y: row, ink: .frame)
      write("│", x: width - 1, y: row, ink: .frame)
    }
    write("└" + line + "┘", x: 0, y: height - 2, ink: .frame)
  }

  /// Dots between a thing and its goal.
  private mutating func drawLine(from start: Position, to goal: Position?) {
    guard let goal else { return }
    let cells = start.distance(to: goal)
    for cell in 0..<cells {
      let x = start.x + (goal.x - start.x) * cell / cells
      let y = start.y + (goal.y - start.y) * cell / cells
      draw("·", x: x, y: y, ink: .frame)
    }
  }

  private mutating func draw(_ entity: Entity, tick: Int) {
    // A shielded ship flickers to show how long it stays safe.
    if entity.shieldedUntil > tick, tick / 3 % 2 == 1 { return }
    let (text, ink) = Frame.sprite(of: entity)
    for (offset, character) in text.enumerated() {
      let x = entity.position.x - entity.kind.reach + offset
      draw(String(character), x: x, y: entity.position.y, ink: ink)
    }
  }

  /// Draws a character in a cell of the arena, and nothing outside it.
  private mutating func draw(_ character: String, x: Int, y: Int, ink: Ink) {
    guard (0..<width - 2).contains(x), (0..<height - 4).contains(y) else { return }
    write(character, x: x + 1, y: y + 2, ink: ink)
  }

  /// The text is as wide as the kind.
  static func sprite(of entity: Entity) -> (text: String, ink: Ink) {
    switch entity.kind {
    case .player: ("/A\\", .player)
    case .raider: ("{o}", .enemy)
    case .diver: ("\\V/", .enemy)
    case .hunter: ("<H>", .enemy)
    case .spectre: ("(~)", .glow)
    case .mine: ("*", .danger)
    case .bolt: entity.allegiance == .player ? ("|", .player) : ("!", .danger)
    case .seeker: ("@", .danger)
    case .spark: ("'", .glow)
    case .repair: ("+", .bonus)
    }
  }

  private mutating func drawBanner(of world: World, highScore: Int) {
    let lines: [String] =
      switch world.phase {
      case .paused: ["P A U S E D"]
      case .over:
        ["G A M E   O V E R"] + (world.score > highScore ? ["a new high score"] : [])
      case .playing:
        world.nextWaveAt.map { _ in ["WAVE \(world.wave) BEATEN", "get ready for the next"] } ?? []
      }
    for (offset, line) in lines.enumerated() {
      let text = "  \(line)  "
      write(text, x: (width - text.count) / 2, y: height / 2 - 1 + offset, ink: .banner)
    }
  }

  /// Pads a number with leading zeros to six digits.
  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
