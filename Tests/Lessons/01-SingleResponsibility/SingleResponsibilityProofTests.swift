import LessonSupport
import Testing

/// What a line can reach in each version, and what no version stops.
@Suite("Proofs: single responsibility")
struct SingleResponsibilityProofTests {
  private static let folder = "Sources/Lessons/01-SingleResponsibility"

  private static func text(_ path: String) -> String {
    LessonSources.text(of: "\(folder)/\(path)")
      + "@testable import SingleResponsibility\(path.prefix { $0 != "/" })\n"
  }

  // MARK: - What a line can reach

  /// Lines of the other two teams' code, which do not belong in a gun.
  private static let strays = ["shieldedUntil = tick", "lives -= 1", "position.y += 1"]

  private static let ship = text("Before/Ship.swift")
  /// With the smallest fix, which gives the two rules a comparison each.
  private static let fixed =
    ship
    .changing("isOver(record.shieldedUntil, at: tick)", to: "tick >= record.shieldedUntil")
    .changing("isOver(record.gunReadyAt, at: tick)", to: "tick >= record.gunReadyAt")

  private static let before = [("before version", ship), ("fix", fixed)].flatMap { name, ship in
    strays.map { stray in
      CompilerTrial(
        "In the \(name), shooting code can change more than the gun: \(stray)",
        accepted: ship + "extension Ship { func cool(at tick: Int) { record.\(stray) } }")
    }
  }

  /// - Parameter isOpen: Whether to remove every `private` first.
  private static func cooling(_ line: String, isOpen: Bool) -> String {
    let gun = text("After/Gun.swift")
    let opened = gun.replacing("private(set) ", with: "").replacing("private ", with: "")
    return (isOpen ? opened : gun)
      + "extension Gun { mutating func cool(at tick: Int) { \(line) } }"
  }

  private static let after = [false, true].flatMap { isOpen in
    let how = isOpen ? " with every `private` removed" : ""
    return strays.map { stray in
      CompilerTrial(
        "In the after version, a gun cannot change another part\(how): \(stray)",
        cooling(stray, isOpen: isOpen),
        refused: ["cannot find '\(stray.prefix(while: \.isLetter))' in scope"])
    } + [
      CompilerTrial(
        "In the after version, a gun can change its own tick\(how)",
        accepted: cooling("readyAt = tick", isOpen: isOpen))
    ]
  }

  @Test("No part of the after version knows the record", arguments: ["Hull", "Engine", "Gun"])
  func record(part: String) {
    let code = LessonSources.text(of: "\(Self.folder)/After/\(part).swift")
    #expect(code.contains("struct \(part)") && !code.contains("Entity") && !code.contains("record"))
  }

  // MARK: - A smaller guard

  /// A type for deadlines, each with the team that it belongs to.
  private static let deadline = """
    struct Deadline<Team> { var tick: Int }
    enum Balance {}
    enum Weapons {}
    struct Record { var lives: Int, shieldedUntil: Deadline<Balance>, gunReadyAt: Deadline<Weapons> }
    func shoot(_ record: inout Record, _ next: Deadline<Weapons>) {
      record.gunReadyAt = next
    }

    """

  private static let deadlines = [
    CompilerTrial("A gun's deadline fits the gun's field", accepted: deadline),
    CompilerTrial(
      "A type for deadlines keeps a gun's tick out of the shield's field",
      deadline.changing("record.gunReadyAt = next", to: "record.shieldedUntil = next"),
      refused: [
        "cannot assign value of type 'Deadline<Weapons>' to type 'Deadline<Balance>'"
      ]),
    CompilerTrial(
      "A type for deadlines does not stop a gun from taking a life",
      accepted: deadline.changing("record.gunReadyAt = next", to: "record.lives -= 1")),
  ]

  // MARK: - What the after version does not stop

  private static let swapped = CompilerTrial(
    "The after version lets a ship write one part's number into another's field",
    accepted: text("After/Ship.swift").changing("= gun.readyAt", to: "= hull.shieldedUntil"))

  private static let trials = CompilerTrials(before + after + deadlines + [swapped])

  @Test(
    "The compiler reports exactly the expected errors for code that changes a ship's fields",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  @Test("The after version has 1.6 times as many lines of code as the before version")
  func length() {
    func lines(_ side: String) -> Double {
      let code = LessonSources.text(of: "\(Self.folder)/\(side)").split(separator: "\n")
        .map { $0.drop { $0 == " " } }
      return Double(code.count { !$0.hasPrefix("//") && !$0.hasPrefix("import ") })
    }
    #expect((1.55..<1.65).contains(lines("After") / lines("Before")))
  }
}
