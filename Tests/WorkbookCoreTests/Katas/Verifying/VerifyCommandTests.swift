import Foundation
import TestSupport
import Testing

@testable import WorkbookCore

@Suite("The command verify")
struct VerifyCommandTests {
  private struct Rule: VerifyRule {
    let name: String
    let found: [String]
    func problems(in workbook: Workbook) -> [String] { found }
  }

  private func run(_ words: String...) async throws -> (Bool, TranscriptConsole) {
    let book = try SidesBook()
    defer { book.remove() }
    let console = TranscriptConsole()
    let command = VerifyCommand(rules: [
      Rule(name: "good", found: []), Rule(name: "bad", found: ["It is broken.", "So is this."]),
    ])
    return (try await command.run(words, in: book.workbook, on: console), console)
  }

  @Test("Every rule is told, and what is wrong stands apart")
  func all() async throws {
    let (isWell, console) = try await run()
    #expect(!isWell)
    #expect(console.output == "good      ok\nbad       FAILED\n")
    #expect(console.errors == "  It is broken.\n  So is this.\n")
  }

  @Test("Rules can be asked for by name")
  func some() async throws {
    let (isWell, console) = try await run("good", "good")
    #expect(isWell)
    #expect(console.output == "good      ok\ngood      ok\n")
  }

  @Test("A rule that is not there is refused, with what was meant")
  func unknown() async throws {
    await #expect(throws: KataError.noSuchRule("goood", near: "good")) { try await run("goood") }
    #expect(
      "\(KataError.noSuchRule("goood", near: "good"))"
        == "There is no rule “goood”: did you mean good?")
    #expect(KataError.noSuchRule("x", near: nil).isWrongUsage)
  }

  @Test("What checks the whole book asks for every rule")
  func script() throws {
    let script = try String(
      contentsOf: PackageFolder.url.appendingPathComponent("scripts/check"), encoding: .utf8)
    let asked = script.matches(of: #/(?m)^step \w+ rules (.+)$/#).flatMap {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(asked.sorted() == VerifyRules.all.map(\.name).sorted())
  }
}
