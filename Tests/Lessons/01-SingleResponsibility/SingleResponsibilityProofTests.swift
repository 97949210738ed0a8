import LessonSupport
import SingleResponsibilityAfter
import SpaceGame
import Testing

/// Why before is worse, and what after does not stop; each turns red when it is no longer so.
@Suite("Proofs: single responsibility")
struct SingleResponsibilityProofTests {
  // MARK: - A gun from outside

  // snippet: twin-after
  @Test("Another module brings a gun to the after version, whose other rules still hold")
  func anotherGunAfter() {
    let raider = Entity(
      id: 1, kind: .raider, allegiance: .enemy, position: Position(x: 40, y: 10))
    let ship = Ship(
      record: raider, hull: Hull(of: raider), engine: Engine(of: raider),
      gunMount: GunMount(TwinGun(), of: raider))
    #expect(ship.shoot(at: 0, target: nil).map(\.position.x) == [39, 41])
    #expect(ship.shoot(at: 44, target: nil) == [])
    ship.loseLife(at: 45)
    #expect(ship.shoot(at: 45, target: nil) == [])
  }
  // end: twin-after

  private static func arm(_ side: String, _ ship: String, testable: Bool = false) -> String {
    """
    import SpaceGame
    \(testable ? "@testable " : "")import SingleResponsibility\(side)
    func arm(_ raider: Entity) -> any Vessel { \(ship) }
    """
  }

  private static let guns = [
    CompilerTrial(
      "Before shows no ship to other modules",
      arm("Before", "Ship(record: raider)"), refused: ["cannot find 'Ship' in scope"]),
    CompilerTrial(
      "Nor has before a place for another gun inside: a ship takes its record and nothing else",
      arm("Before", "Ship(record: raider, gun: { [] })", testable: true),
      refused: ["extra argument 'gun' in call"]),
    CompilerTrial(
      "Before refuses nothing else of it",
      accepted: arm("Before", "Ship(record: raider)", testable: true)),
    CompilerTrial(
      "After mounts a gun of another module",
      accepted: arm(
        "After",
        """
        Ship(
          record: raider, hull: Hull(of: raider), engine: Engine(of: raider),
          gunMount: GunMount(NoisyGun(), of: raider))
        """) + """

          struct NoisyGun: Gun {
            func shots(from position: Position, at target: Position?) -> [Shot] { [] }
          }
          """),
  ]

  // MARK: - A slip

  private static func text(_ path: String) -> String {
    LessonSources.text(of: "Sources/Lessons/01-SingleResponsibility/\(path)")
      + "@testable import SingleResponsibility\(path.prefix { $0 != "/" })\n"
  }

  private static let slips = ["shieldedUntil = tick", "lives -= 1", "position.y += 1"]

  private static let slipsBefore = slips.map { slip in
    CompilerTrial(
      "Before lets the code that shoots change everything else: \(slip)",
      accepted: text("Before/Ship.swift")
        + "extension Ship { func overheat(at tick: Int) { record.\(slip) } }")
  }

  private static func mount(_ line: String) -> String {
    text("After/GunMount.swift")
      + "extension GunMount { mutating func overheat(at tick: Int) { \(line) } }"
  }

  private static let slipsAfter = slips.map { slip in
    CompilerTrial(
      "In after the compiler stops a slip that leaves its part: \(slip)", mount(slip),
      refused: ["cannot find '\(slip.prefix(while: \.isLetter))' in scope"])
  }

  private static let trials = CompilerTrials(
    guns + slipsBefore + slipsAfter + [
      CompilerTrial(
        "In after the code that shoots changes what is its own", accepted: mount("readyAt = tick")),
      CompilerTrial(
        "After does not stop a part that enters its number in another's field",
        accepted: text("After/GunMount.swift")
          .changing("record.gunReadyAt = readyAt", to: "record.shieldedUntil = readyAt")),
    ])

  @Test("The compiler reports exactly the expected errors", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  // MARK: - What it takes

  @Test("The after version says the same in more than twice the lines of code")
  func length() {
    func lines(_ side: String) -> Int {
      LessonSources.text(of: "Sources/Lessons/01-SingleResponsibility/\(side)")
        .split(separator: "\n")
        .map { $0.drop { $0 == " " } }
        .count { !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
    }
    #expect(lines("After") > 2 * lines("Before"))
  }
}
