import Foundation
import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook cost")
struct CostCommandTests {
  /// Runs the command in a book in which some lessons have figures.
  private func run(_ words: String..., measured: Int = 9) async throws -> String {
    let book = try SidesBook()
    defer { book.remove() }
    for lesson in Catalogue.lessons.prefix(measured) {
      try book.write(lesson.page, "")
      try SampleCosts.two.keep(of: lesson, in: book.workbook)
    }
    let console = TranscriptConsole()
    #expect(try await CostCommand().run(words, in: book.workbook, on: console))
    #expect(console.errors == "")
    return console.output
  }

  @Test("With a lesson its figures, without one the whole book")
  func tables() async throws {
    let table = CostTable(ink: Ink(isOn: false))
    #expect(try await run("srp") == table.text(of: SampleCosts.two, SampleCosts.lesson))
    let book = BookCostTable(ink: Ink(isOn: false))
    #expect(try await run() == book.text(of: Catalogue.lessons.map { ($0, SampleCosts.two) }))
  }

  @Test("For another program: the figures as they are kept, below a version")
  func json() async throws {
    struct Document: Decodable {
      let version: Int
      let lessons: [LessonCost]
    }
    let one = try JSONDecoder().decode(Document.self, from: Data(try await run("1", "--json").utf8))
    #expect(one.version == 1)
    #expect(one.lessons == [SampleCosts.two])
    let text = try await run("--json")
    let all = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(all.lessons.count == 9)
    #expect(text.hasPrefix("{\n  \"lessons\" : [\n    {\n      \"compiler\" : \"6.3.1\",\n"))
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("\"declarationsChanged\" : null,"))
  }

  @Test("Where something is not measured yet, it says so; other words are refused")
  func refused() async throws {
    await #expect(throws: CostError.notMeasured(9)) { try await run("9", measured: 8) }
    await #expect(throws: CostError.notMeasured(9)) { try await run(measured: 8) }
    await #expect(throws: UsageError.self) { try await run("1", "2") }
    await #expect(throws: UsageError.self) { try await run("--jsn") }
  }

  @Test("The help says what is counted")
  func help() {
    let help = CostCommand().help
    for figure in CostFigure.allCases { #expect(help.contains("\n  \(figure.head) "), "\(figure)") }
    let names = ["filesTouched", "newFiles", "linesChanged", "linesAdded", "declarationsChanged"]
    for name in names + ["objectsRebuilt", "testsEdited", "version", "lessons", "compiler"] {
      #expect(help.contains("\"\(name)\""), "\(name)")
    }
  }
}
