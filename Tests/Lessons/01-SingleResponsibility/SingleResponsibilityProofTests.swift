import LessonSupport
import Testing

/// Why before is worse, and what after does not stop; each turns red when it is no longer so.
@Suite("Proofs: single responsibility")
struct SingleResponsibilityProofTests {
  private static let folder = "Sources/Lessons/01-SingleResponsibility"

  private static func text(_ path: String) -> String {
    LessonSources.text(of: "\(folder)/\(path)")
      + "@testable import SingleResponsibility\(path.prefix { $0 != "/" })\n"
  }

  // MARK: - What a line can reach

  /// A line of each team, which belongs to no gun.
  private static let strays = ["shieldedUntil = tick", "lives -= 1", "position.y += 1"]

  private static let before = strays.map { stray in
    CompilerTrial(
      "Before lets the code that shoots change everything else: \(stray)",
      accepted: text("Before/Ship.swift")
        + "extension Ship { func overheat(at tick: Int) { record.\(stray) } }")
  }

  /// - Parameter isOpen: Whether everything that is private is opened first.
  private static func overheating(_ line: String, isOpen: Bool) -> String {
    let mount = text("After/GunMount.swift")
    let opened = mount.replacing("private(set) ", with: "").replacing("private ", with: "")
    return (isOpen ? opened : mount)
      + "extension GunMount { mutating func overheat(at tick: Int) { \(line) } }"
  }

  private static let after = [false, true].flatMap { isOpen in
    let how = isOpen ? ", even if nothing is private" : ""
    return strays.map { stray in
      CompilerTrial(
        "In after the compiler refuses a gun what belongs to another part: \(stray)\(how)",
        overheating(stray, isOpen: isOpen),
        refused: ["cannot find '\(stray.prefix(while: \.isLetter))' in scope"])
    } + [
      CompilerTrial(
        "In after a gun changes what is its own\(how)",
        accepted: overheating("readyAt = tick", isOpen: isOpen))
    ]
  }

  @Test("No part of the after version knows the record", arguments: ["Hull", "Engine", "GunMount"])
  func record(part: String) {
    let code = LessonSources.text(of: "\(Self.folder)/After/\(part).swift")
    #expect(code.contains("struct \(part)") && !code.contains("Entity") && !code.contains("record"))
  }

  // MARK: - The smallest cures

  /// A type for deadlines, with the team to which one belongs.
  private static let deadline = """
    struct Deadline<Team> { var tick: Int }
    extension Deadline { func isOver(at now: Int) -> Bool { now >= tick } }
    enum Balance {}
    enum Weapons {}
    struct Record { var shieldedUntil: Deadline<Balance>, gunReadyAt: Deadline<Weapons> }
    func shoot(_ record: inout Record, _ next: Deadline<Weapons>) -> Bool {
      record.gunReadyAt = next
      return record.shieldedUntil.isOver(at: 1) && record.gunReadyAt.isOver(at: 1)
    }

    """

  private static let deadlines = [
    CompilerTrial("A type for deadlines serves shield and gun", accepted: deadline),
    CompilerTrial(
      "A type for deadlines stops the wrong field, too",
      deadline.changing("record.gunReadyAt = next", to: "record.shieldedUntil = next"),
      refused: [
        "cannot assign value of type 'Deadline<Weapons>' to type 'Deadline<Balance>'"
      ]),
    CompilerTrial(
      "It has one comparison for both again, which either team can change",
      accepted: deadline.changing("now >= tick", to: "now > tick")),
  ]

  // MARK: - What after does not stop

  private static let swapped = CompilerTrial(
    "After does not stop a ship that writes a number of one part into another's field",
    accepted: text("After/Ship.swift").changing("= gunMount.readyAt", to: "= hull.shieldedUntil"))

  private static let trials = CompilerTrials(before + after + deadlines + [swapped])

  @Test("The compiler reports exactly the expected errors", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  @Test("The after version takes more than one and a half times the lines of code")
  func length() {
    func lines(_ side: String) -> Double {
      let code = LessonSources.text(of: "\(Self.folder)/\(side)").split(separator: "\n")
        .map { $0.drop { $0 == " " } }
      return Double(code.count { !$0.hasPrefix("//") && !$0.hasPrefix("import ") })
    }
    #expect((1.5...1.75).contains(lines("After") / lines("Before")))
  }
}
