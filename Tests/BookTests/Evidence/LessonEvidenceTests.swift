import TestSupport
import Testing

@testable import Book

/// Evidence for tests, without measurements.
enum SampleEvidence {
  typealias Effort = LessonEvidence.Effort
  typealias SlipOutcome = LessonEvidence.SlipOutcome

  static func effort(
    _ edited: Int, _ added: Int, _ opened: Int, _ notices: [LessonEvidence.Notice]
  ) -> Effort {
    var figures = ChangeFigures()
    (figures.linesEdited, figures.linesAdded, figures.filesOpened) = (edited, added, opened)
    figures.places = notices.count
    let places = notices.enumerated().map {
      LessonEvidence.Place(file: "A.swift", line: $0, noticedBy: $1)
    }
    return Effort(figures: figures, places: places)
  }

  /// An expected request that the *after* version wins, and another that it loses.
  static let two = LessonEvidence(
    lesson: "SingleResponsibility", digest: "1f",
    requests: [
      .init(
        name: "twin-bolts", title: "Twin bolts", marks: [.expected, .fromOutside],
        effort: .init(
          before: effort(12, 30, 3, [.compiler, .nothing, .nothing]),
          after: effort(1, 18, 1, [.behaviour]))),
      .init(
        name: "drop-shield", title: "Fire & drop <it>", marks: [.unexpected, .players],
        effort: .init(
          before: effort(1, 2, 1, [.behaviour]),
          after: effort(10, 22, 4, [.compiler, .behaviour]))),
    ],
    slips: [
      .init(
        title: "A tick too much",
        outcome: .init(
          before: SlipOutcome(
            error: nil, broken: ["It holds", "It moves"], unrelated: ["It moves"]),
          after: SlipOutcome(error: "A.swift:1: no", broken: [], unrelated: [])))
    ],
    stages: [.init(request: "twin-bolts", linesEdited: .init(before: 12, after: 1))])
}

@Suite("The measurements of a lesson")
struct LessonEvidenceTests {
  private let lesson = ScratchBook.lesson
  private let two = SampleEvidence.two

  @Test("Evidence is kept as JSON with sorted keys, and reads back the same")
  func roundTrip() throws {
    let path = LessonEvidence.path(of: lesson)
    let book = try ScratchBook([path: two.jsonText()])
    #expect(try LessonEvidence(of: lesson, in: book.workbook) == two)
    let empty = LessonEvidence(
      lesson: "A", digest: "0", requests: [], slips: [], stages: [])
    let lines = try empty.jsonText().split(separator: "\n").filter { $0.contains("\" : ") }
    #expect(lines.first == "  \"digest\" : \"0\"," && lines.last == "  \"version\" : 2")
    for text in [
      "", "{}", String(try two.jsonText().dropLast(20)),
      try two.jsonText().replacing("\"version\" : 2", with: "\"version\" : 1"),
      try two.jsonText().replacing("\"linesAdded\" : 30,", with: ""),
    ] {
      try book.write(path, text)
      let reason = "its figures are from another version of the book"
      #expect(throws: BookError.damaged(path, reason: reason)) {
        try LessonEvidence(of: lesson, in: book.workbook)
      }
    }
  }

  @Test("Evidence agrees with other evidence of the same requests, slips and stages")
  func agreement() {
    func evidence(
      requests: [LessonEvidence.Request]? = nil, slips: [LessonEvidence.Slip]? = nil,
      stages: [LessonEvidence.Stage]? = nil
    ) -> LessonEvidence {
      LessonEvidence(
        lesson: "", digest: "2f", requests: requests ?? two.requests, slips: slips ?? two.slips,
        stages: stages ?? two.stages)
    }
    let others = [
      evidence(), evidence(requests: []), evidence(slips: []), evidence(stages: []),
    ]
    #expect(others.map(two.agrees) == [true, false, false, false])
  }

  @Test("The tables of a lesson have a row for each side, and all figures")
  func tables() {
    #expect(
      two.requestTable().lines == [
        "#|version|edited|added|files|spots|compiler|behaviour|nothing",
        "1|before|12|30|3|3|1|0|2", "1|after|1|18|1|1|0|1|0",
        "2|before|1|2|1|1|0|1|0", "2|after|10|22|4|2|1|1|0",
      ])
    #expect(
      two.slipTable.lines == [
        "#|version|compiles|behaviours that break|unrelated", "1|before|yes|2|1", "1|after|no|–|–",
      ])
    #expect(two.stageTable().lines == ["carried out so far|before|after", "twin-bolts|12|1"])
  }

  @Test("A reader's own figures stand below ours, and their total beside ours")
  func yours() throws {
    var figures = ChangeFigures()
    (figures.linesEdited, figures.linesAdded, figures.filesOpened, figures.places) = (3, 4, 5, 6)
    let requests = two.requestTable(yours: ["twin-bolts": figures]).lines
    #expect(requests[3] == "1|yours|3|4|5|6|–|–|–" && requests.count == 6)
    let row = LessonEvidence(
      lesson: "A", digest: "", requests: [], slips: [],
      stages: zip(["a", "b", "c"], [(1, 2), (4, 2), (9, 5)]).map {
        .init(request: $0, linesEdited: .init(before: $1.0, after: $1.1))
      })
    let stages = row.stageTable(yours: ["a": figures, "c": figures])
    #expect(stages.headings.last == "yours" && stages.rows.map(\.last) == ["3", "–", "6"])
    let edited = ["a", "b", "c", "d"].map(row.linesEditedInRow)
    let expected: [Sides<Int>?] = [
      .init(before: 1, after: 2), .init(before: 3, after: 0), .init(before: 5, after: 3), nil,
    ]
    #expect(edited == expected)
  }

  @Test("The table of several lessons compares each figure by itself, and less is better")
  func book() {
    let tables = BookEvidence([two, two]).tables.map { title, table in
      [title] + table.lines
    }
    #expect(
      tables == [
        [
          "Expected by the principle: 2 requests", "after is|better|the same|worse",
          "lines edited|2|0|0", "lines added|2|0|0", "files opened|2|0|0", "spots|2|0|0",
        ],
        [
          "Not expected: 2 requests", "after is|better|the same|worse", "lines edited|0|0|2",
          "lines added|0|0|2", "files opened|0|0|2", "spots|0|0|2",
        ],
        [
          "What catches the 2 slips", "|compiler|a behaviour|unrelated ones|nothing",
          "before|0|2|2|0", "after|2|0|0|0",
        ],
      ])
  }
}

extension Table {
  /// Its rows in brief, headings first.
  fileprivate var lines: [String] { ([headings] + rows).map { $0.joined(separator: "|") } }
}
