import LessonSupport
import Testing

/// Where the before version is worse, and what the after version does not stop.
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

  private static let before = strays.map { stray in
    CompilerTrial(
      "In the before version, code that shoots can change: \(stray)",
      accepted: text("Before/Ship.swift")
        + "extension Ship { func overheat(at tick: Int) { record.\(stray) } }")
  }

  /// - Parameter isOpen: Whether to remove every `private` first.
  private static func overheating(_ line: String, isOpen: Bool) -> String {
    let mount = text("After/GunMount.swift")
    let opened = mount.replacing("private(set) ", with: "").replacing("private ", with: "")
    return (isOpen ? opened : mount)
      + "extension GunMount { mutating func overheat(at tick: Int) { \(line) } }"
  }

  private static let after = [false, true].flatMap { isOpen in
    let how = isOpen ? ", with nothing private" : ""
    return strays.map { stray in
      CompilerTrial(
        "In the after version, a gun cannot change another part: \(stray)\(how)",
        overheating(stray, isOpen: isOpen),
        refused: ["cannot find '\(stray.prefix(while: \.isLetter))' in scope"])
    } + [
      CompilerTrial(
        "In the after version, a gun can change its own tick\(how)",
        accepted: overheating("readyAt = tick", isOpen: isOpen))
    ]
  }

  @Test("No part of the after version knows the record", arguments: ["Hull", "Engine", "GunMount"])
  func record(part: String) {
    let code = LessonSources.text(of: "\(Self.folder)/After/\(part).swift")
    #expect(code.contains("struct \(part)") && !code.contains("Entity") && !code.contains("record"))
  }

  // MARK: - Smaller fixes

  /// A type for deadlines, each with the team it belongs to.
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
      "A type for deadlines also stops a tick written to the wrong field",
      deadline.changing("record.gunReadyAt = next", to: "record.shieldedUntil = next"),
      refused: [
        "cannot assign value of type 'Deadline<Weapons>' to type 'Deadline<Balance>'"
      ]),
    CompilerTrial(
      "A type for deadlines still has one comparison that either team can change",
      accepted: deadline.changing("now >= tick", to: "now > tick")),
  ]

  // MARK: - What the after version does not stop

  private static let swapped = CompilerTrial(
    "The after version lets a ship write one part's number into another's field",
    accepted: text("After/Ship.swift").changing("= gunMount.readyAt", to: "= hull.shieldedUntil"))

  private static let trials = CompilerTrials(before + after + deadlines + [swapped])

  @Test("The compiler reports exactly the expected errors", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  @Test("The after version has over 1.5 times as many lines of code as the before version")
  func length() {
    func lines(_ side: String) -> Double {
      let code = LessonSources.text(of: "\(Self.folder)/\(side)").split(separator: "\n")
        .map { $0.drop { $0 == " " } }
      return Double(code.count { !$0.hasPrefix("//") && !$0.hasPrefix("import ") })
    }
    #expect((1.5...1.75).contains(lines("After") / lines("Before")))
  }
}
