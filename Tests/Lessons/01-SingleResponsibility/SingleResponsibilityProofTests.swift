import Foundation
import LessonSupport
import Testing

/// What a line can reach in each version, what two teams' changes do together, and what no version
/// stops.
@Suite("Proofs: single responsibility")
struct SingleResponsibilityProofTests {
  private static let folder = "Sources/Lessons/01-SingleResponsibility"

  private static func text(_ path: String) -> String {
    LessonSources.text(of: "\(folder)/\(path)")
      + "@testable import SingleResponsibility\(path.prefix { $0 != "/" })\n"
  }

  // MARK: - What a line can reach

  /// Lines about more than the gun.
  private static let strays = [
    "record.shieldedUntil = tick", "record.lives -= 1", "record.position.y += 1",
    "_ = record.kind",
  ]

  private static let ship = text("Before/Ship.swift")
  /// With the smallest fix, which gives the two rules a comparison each.
  private static let fixed =
    ship
    .changing("isOver(record.shieldedUntil, at: tick)", to: "tick >= record.shieldedUntil")
    .changing("isOver(record.gunReadyAt, at: tick)", to: "tick >= record.gunReadyAt")

  private static let before = [("before version", ship), ("fix", fixed)].flatMap { name, ship in
    strays.map { stray in
      CompilerTrial(
        "In the \(name), shooting code can reach more than the gun: \(stray)",
        accepted: ship + "extension Ship { mutating func cool(at tick: Int) { \(stray) } }")
    }
  }

  private static func cooling(_ line: String) -> String {
    text("After/Gun.swift")
      + "extension Gun { func cool(at tick: Int, readyAt: inout Int) { \(line) } }"
  }

  private static let after =
    strays.map { stray in
      CompilerTrial(
        "In the after version, a gun reaches no other field: \(stray)", cooling(stray),
        refused: ["cannot find 'record' in scope"])
    } + [
      CompilerTrial(
        "In the after version, a gun does not find the shield's field",
        cooling("shieldedUntil = tick"), refused: ["cannot find 'shieldedUntil' in scope"]),
      CompilerTrial(
        "In the after version, a gun changes the tick that it was lent, and asks its own kind",
        accepted: cooling("readyAt = kind == .hunter ? tick : 0")),
    ]

  @Test("No part of the after version knows the record", arguments: ["Hull", "Engine", "Gun"])
  func record(part: String) {
    let code = LessonSources.text(of: "\(Self.folder)/After/\(part).swift")
    #expect(code.contains("struct \(part)") && !code.contains("Entity") && !code.contains("record"))
  }

  // MARK: - Two changes in the same week

  @Test(
    "Git merges the designers' gunships and the weapons team's slow diagonals without a conflict")
  func merge() throws {
    let lesson = "Lessons/01-SingleResponsibility"
    func patch(_ path: String) -> String { LessonSources.text(of: "\(lesson)/\(path)") }
    let branches = [
      ("base", [""]), ("designers", [patch("Changes/7-gunships/Fix.diff")]),
      ("weapons", [patch("Changes/2-slow-diagonals/Before.diff")]),
      ("merged", [patch("Mistakes/2-a-gunship-waits-as-a-raider-would/Fix.diff")]),
    ]
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-merge-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let step = patch("Steps/01-give-shield-and-gun-their-own-comparisons.diff")
    for (name, patches) in branches {
      let branch = place.appendingPathComponent(name)
      let file = branch.appendingPathComponent("\(Self.folder)/Before/Ship.swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(LessonSources.text(of: "\(Self.folder)/Before/Ship.swift").utf8).write(to: file)
      #expect(try git(["init", "-q"], in: branch).status == 0)
      for (number, patch) in ([step] + patches).enumerated() where !patch.isEmpty {
        try Data(patch.utf8).write(to: place.appendingPathComponent("\(name)-\(number)"))
        let applied = try git(["apply", "../\(name)-\(number)"], in: branch)
        #expect(applied.status == 0, "\(name)")
      }
    }
    let files = ["designers", "base", "weapons"].map { "\($0)/\(Self.folder)/Before/Ship.swift" }
    let merged = try git(["merge-file", "-p"] + files, in: place)
    // Git's status is the number of conflicts.
    #expect(merged.status == 0)
    let mistake = place.appendingPathComponent("merged/\(Self.folder)/Before/Ship.swift")
    #expect(merged.output == (try String(contentsOf: mistake, encoding: .utf8)))
  }

  private func git(
    _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
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

  private static let lent = [
    CompilerTrial(
      "The after version lets a ship lend one part another part's field",
      accepted: text("After/Ship.swift")
        .changing("readyAt: &record.gunReadyAt", to: "readyAt: &record.shieldedUntil")),
    CompilerTrial(
      "The after version accepts a gun of a kind that is no ship",
      accepted: text("After/Gun.swift") + "let gun = Gun(kind: .spark)"),
  ]

  private static let trials = CompilerTrials(before + after + deadlines + lent)

  @Test(
    "The compiler reports exactly the expected errors for code that reaches into a ship",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  @Test("The after version has 28 lines of code more than the before version")
  func length() {
    func lines(_ side: String) -> Int {
      let code = LessonSources.text(of: "\(Self.folder)/\(side)").split(separator: "\n")
        .map { $0.drop { $0 == " " } }
      return code.count { !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
    }
    #expect(lines("Before") == 69 && lines("After") == 97)
  }
}
