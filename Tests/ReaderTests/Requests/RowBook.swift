import Foundation
import Terminal
import TestSupport
import Toolchain

@testable import Book
@testable import Practice
@testable import Reader

/// A book with a kata of lesson 2, which has figures, two expected requests and one other.
struct RowBook {
  static let names = ["more-lives", "twin-bolts", "drop-shield"]
  let book: TemporaryBook

  init(_ book: TemporaryBook? = nil) throws {
    self.book = try book ?? TemporaryBook(2)
    let book = self.book
    for (name, mark) in zip(RowBook.names, ["expected", "expected", "unexpected"]) {
      let folder = "\(ChangeRequest.folder(of: book.lesson(2)))/\(name)"
      try book.write(
        "\(folder)/Request.md",
        "# The \(name)\n\n> \(RowBook.sentence)\n\n- Kind: \(mark)\n- Because: It is.\n"
          + "- Asked by: a player\n- Before: A case.\n- After: A rule.\n")
      try book.write(
        "\(folder)/\(RowBook.testFile(name))",
        "@Suite(\"The \(name)\") struct A {\n  @Test(\n    \"It has the \(name)\", arguments: [1])"
          + "\n  func a() {}\n  @Test(\"And it stays\") func b() {}\n}\n")
      for side in Side.allCases { try book.write("\(folder)/\(side.folder).diff", "") }
    }
    try book.write(book.lesson(2).page, "# The page\n")
    try book.write(LessonEvidence.path(of: book.lesson(2)), RowBook.evidence.jsonText())
    try book.start(2)
  }

  /// The output for a reader whose checks all pass.
  func green(_ lines: String..., width: Int = 80) async -> String {
    var text = ""
    for line in lines {
      text += await book.session(line, width: width, commands: RowBook.commands(.passed))
    }
    return text
  }

  static let sentence = "One of them is dull, and we would like to have another beside it."

  private static func testFile(_ name: String) -> String {
    name.split(separator: "-").map(\.capitalized).joined() + "Tests.swift"
  }

  static let evidence = LessonEvidence(
    lesson: "OpenClosed", digest: "1f",
    requests: zip(names, [(12, 1), (4, 2), (0, 9)]).map { name, edited in
      .init(
        name: name, title: "The \(name)", marks: [name == "drop-shield" ? .unexpected : .expected],
        effort: .init(before: effort(edited.0), after: effort(edited.1)))
    }, slips: [],
    stages: [
      .init(request: "more-lives", linesEdited: .init(before: 12, after: 1)),
      .init(request: "twin-bolts", linesEdited: .init(before: 18, after: 3)),
    ])

  private static func effort(_ edited: Int) -> LessonEvidence.Effort {
    var figures = ChangeFigures()
    (figures.linesEdited, figures.linesAdded) = (edited, 3)
    (figures.filesOpened, figures.places) = (1, 2)
    let place = LessonEvidence.Place(file: "A.swift", line: 1, noticedBy: .compiler)
    return .init(figures: figures, places: [place, place])
  }

  static func request(_ name: String, _ mark: ChangeRequest.Mark) -> ChangeRequest {
    ChangeRequest(
      lesson: Catalogue.lessons[1], name: name, title: "The \(name)", sentence: sentence,
      askedBy: "a player", marks: [mark], because: "", testFile: testFile(name), tests: "",
      changes: Sides { _ in .init(patch: nil, guest: SourceTree([:]), reason: "") })
  }

  /// How the requests stand in a kata that exists only here.
  static func row(_ states: [String: ChangeRow.State] = [:]) -> ChangeRow {
    let requests = zip(names, [.expected, .expected, .unexpected]).map { request($0, $1) }
    return ChangeRow(
      lesson: Catalogue.lessons[1], requests: requests, evidence: evidence, states: states)
  }

  static func cost(_ edited: Int, added: Int = 1, places: Int = 2) -> ChangeCost {
    var figures = ChangeFigures()
    (figures.linesEdited, figures.linesAdded, figures.filesOpened, figures.places) =
      (edited, added, 1, places)
    return ChangeCost(sources: figures)
  }

  /// Commands whose checks always find this outcome.
  static func commands(_ outcome: Behaviour.Outcome) -> [any ProgramCommand<Workbook>] {
    let check = CheckCommand { check, _ in
      try WatchedKata.verdict([outcome, .passed], of: check.kata)
    }
    return [check, RequestCommand(check: check), StepCommand(check: check)]
  }
}
