import Foundation
import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook doctor")
struct DoctorTests {
  private static let well = Doctor.Symptoms(
    swift: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n", neededSwift: "6.2",
    git: "git version 2.39.5\n", freeBytes: 5 << 30, katas: .open, isTerminal: true,
    columns: 80, rows: 24, usesColor: true, isUTF8: true)

  /// What is wrong with a machine, and the sentence about it.
  struct Illness: Sendable, CustomTestStringConvertible {
    let sentence: String
    let change: @Sendable (inout Doctor.Symptoms) -> Void

    init(_ sentence: String, _ change: @escaping @Sendable (inout Doctor.Symptoms) -> Void) {
      self.sentence = sentence
      self.change = change
    }

    var testDescription: String { sentence }
  }

  private func run(
    _ change: (inout Doctor.Symptoms) -> Void = { _ in }
  ) async throws -> (output: String, errors: String, isRight: Bool) {
    var symptoms = DoctorTests.well
    change(&symptoms)
    let book = try KataBook()
    defer { book.remove() }
    return try await book.run(DoctorCommand { [symptoms] _, _ in symptoms })
  }

  @Test("Where all is well, each line says so")
  func well() async throws {
    let expected = """
      ✓ Swift 6.3.1.
      ✓ Git 2.39.5.
      ✓ 5.0 GB of disk are free.
      ✓ Katas can be made in the book's folder.
      ✓ The terminal has 80 columns and 24 rows.
      ✓ The terminal shows colours.
      ✓ The terminal is told to show UTF-8.

      All is well.

      """
    let run = try await run()
    #expect(run.output == expected)
    #expect(run.isRight)
  }

  @Test(
    "What the katas need and is not there fails the check",
    arguments: [
      Illness("There is no Swift: get version 6.2 or later from swift.org/install.") {
        $0.swift = nil
      },
      Illness("Swift 6.1.3 is too old: get version 6.2 or later from swift.org/install.") {
        $0.swift = "Swift version 6.1.3\n"
      },
      Illness("`swift --version` names no version: get 6.2 or later from swift.org/install.") {
        $0.swift = "hello"
      },
      Illness("There is no git, which compares versions: get it from git-scm.com.") {
        $0.git = nil
      },
      Illness("Only 0.9 GB of disk are free: make room for 1 GB.") { $0.freeBytes = (1 << 30) - 1 },
      Illness("The book's folder cannot be written: clone the book to a folder of your own.") {
        $0.katas = .notMade
      },
      Illness("Katas cannot be written: see that it is yours, and `chmod -R u+w Katas`.") {
        $0.katas = .locked
      },
      Illness("Katas is a file where a folder has to be: give it another name.") {
        $0.katas = .noFolder
      },
    ])
  func missing(_ illness: Illness) async throws {
    let run = try await run(illness.change)
    #expect(run.output.contains("! \(illness.sentence)\n"))
    #expect(run.output.hasSuffix("\nMend what is marked ! first: the katas need it.\n"))
    #expect(!run.isRight)
  }

  @Test(
    "What is only less comfortable does not",
    arguments: [
      Illness("The terminal has 79 columns and 24 rows: make it 80 by 24 or larger.") {
        $0.columns = 79
      },
      Illness("The terminal has 80 columns and 23 rows: make it 80 by 24 or larger.") {
        $0.rows = 23
      },
      Illness("The size of the terminal is unknown: set COLUMNS to its width.") { $0.rows = nil },
      Illness("There are no colours: unset NO_COLOR, and see that TERM is not “dumb”.") {
        $0.usesColor = false
      },
      Illness("The locale is not of UTF-8: set LANG to one that ends in .UTF-8.") {
        $0.isUTF8 = false
      },
      Illness("The free disk space is unknown: see that there is 1 GB for each kata.") {
        $0.freeBytes = nil
      },
      Illness("This is no terminal: run it in one to have that looked at, too.") {
        $0.isTerminal = false
      },
    ])
  func inconvenient(_ illness: Illness) async throws {
    let run = try await run(illness.change)
    #expect(run.output.contains("! \(illness.sentence)\n"))
    #expect(
      run.output.hasSuffix(
        "\nThe katas work; with what is marked ! they are less comfortable.\n"))
    #expect(run.isRight)
  }

  @Test(
    "Versions are compared by their numbers",
    arguments: [
      ("6.2", "6.2", true), ("6.10", "6.2", true), ("6.2.0", "6.2", true), ("6.2", "6.2.0", true),
      ("7.0", "6.2", true), ("6.1.9", "6.2", false), ("5.10", "6.2", false),
      ("6.2", "6.2.1", false),
    ])
  func versions(version: String, least: String, isEnough: Bool) {
    #expect(Doctor.isVersion(version, atLeast: least) == isEnough)
  }

  @Test(
    "The locale is that of the first variable that is set",
    arguments: [
      ([:], false), (["LANG": "en_GB.UTF-8"], true), (["LANG": "C"], false),
      (["LANG": "C", "LC_CTYPE": "C.utf8"], true),
      (["LANG": "en_GB.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "en_GB.UTF-8", "LC_ALL": ""], true),
    ])
  func locale(environment: [String: String], isUTF8: Bool) {
    #expect(Doctor.Symptoms.isUTF8(environment) == isUTF8)
  }

  @Test("It reads this machine, and the version that the book's package asks for")
  func thisMachine() async throws {
    let book = try KataBook()
    defer { book.remove() }
    try book.sides.write("Package.swift", "// swift-tools-version: 5.9\n")
    let symptoms = await Doctor.Symptoms(of: book.workbook, on: TranscriptConsole())
    #expect(symptoms.neededSwift == "5.9")
    #expect(symptoms.swift.flatMap(Doctor.version) != nil)
    #expect(symptoms.git.flatMap(Doctor.version) != nil)
    #expect(symptoms.freeBytes.map { $0 > 0 } == true)
    #expect(symptoms.katas == .open)
    try book.sides.write("Katas", "a file")
    #expect(await Doctor.Symptoms(of: book.workbook, on: TranscriptConsole()).katas == .noFolder)
    #expect(!symptoms.isTerminal)
  }

  @Test("The help says what the marks mean")
  func help() {
    let expected = """
      Usage: workbook doctor

      Looks at the Swift toolchain, git, the disk, the book's folder and the terminal,
      a line for each.

        ✓  is well
        !  is not: the line says how to mend it

      The exit status is 1 when something is missing that the katas need, else 0.

      """
    #expect(DoctorCommand().help == expected)
  }
}
