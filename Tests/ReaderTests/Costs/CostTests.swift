import Practice
import TestSupport
import Testing

@testable import Book
@testable import Reader

@Suite("workbook cost")
struct CostTests {
  private static func effort(
    _ edited: Int, _ added: Int, _ opened: Int, _ notices: [LessonEvidence.Notice]
  ) -> LessonEvidence.Effort {
    var figures = ChangeFigures()
    (figures.linesEdited, figures.linesAdded, figures.filesOpened) = (edited, added, opened)
    figures.places = notices.count
    let places = notices.map { LessonEvidence.Place(file: "A.swift", line: 1, noticedBy: $0) }
    return LessonEvidence.Effort(figures: figures, places: places)
  }

  /// An expected request in which after wins and another in which it loses, and a slip.
  private static func evidence(of lesson: Lesson) -> LessonEvidence {
    LessonEvidence(
      lesson: lesson.name, digest: "1f",
      requests: [
        .init(
          name: "twin-bolts", title: "Twin bolts", marks: [.expected, .fromOutside],
          effort: .init(
            before: effort(12, 30, 3, [.compiler, .nobody]), after: effort(1, 18, 1, [.behaviour]))),
        .init(
          name: "drop-shield", title: "Drop it", marks: [.unexpected, .players],
          effort: .init(
            before: effort(1, 2, 1, [.behaviour]), after: effort(10, 22, 4, [.compiler]))),
      ],
      slips: [
        .init(
          title: "A tick too much",
          outcome: .init(
            before: .init(error: nil, broken: ["It holds", "It moves"], bystanders: ["It moves"]),
            after: .init(error: "A.swift:1: no", broken: [], bystanders: [])))
      ],
      stages: [.init(request: "twin-bolts", linesEdited: .init(before: 12, after: 1))])
  }

  /// A book with evidence of all lessons.
  private func sampleBook() throws -> TemporaryBook {
    let book = try TemporaryBook(2)
    for lesson in Catalogue.lessons {
      let none = LessonEvidence(
        lesson: lesson.name, digest: "", requests: [], slips: [], stages: [])
      let evidence = lesson.number == 2 ? CostTests.evidence(of: lesson) : none
      try book.write(LessonEvidence.path(of: lesson), try evidence.jsonText())
    }
    return book
  }

  @Test(
    "A lesson's evidence is told with all figures of both sides, the whole book's figure by figure")
  func costs() async throws {
    let expected = """
      $ cost 2 | pager
      Lesson 2, Open/closed: what the bet brings

      1  Twin bolts · twin-bolts, expected, from outside
      2  Drop it · drop-shield, unexpected, players

        #  side    edited  added  files  places  compiler  behaviour  nobody
        1  before  12      30     3      2       1         0          1
        1  after   1       18     1      1       0         1          0
        2  before  1       2      1      1       0         1          0
        2  after   10      22     4      1       1         0          0
        Each change alone. The last three count the places by who notices when one is
        forgotten.

      Slips
      1  A tick too much

        #  side    compiles  behaviours that break  bystanders
        1  before  yes       2                      1
        1  after   no        –                      –
        Bystanders are behaviours that the mistake was not about. –: what does not
        compile is not run; a warning counts as an error here.

      Existing lines edited, in total, one expected request after another
        carried out so far  before  after
        twin-bolts          12      1

      The diffs are in Lessons/02-OpenClosed/Requests.
      $ cost | pager
      What nine bets brought

      Expected by the principle: 1 requests
        after is      better  the same  worse
        lines edited  1       0         0
        lines added   1       0         0
        files opened  1       0         0
        places        1       0         0

      Not expected: 1 requests
        after is      better  the same  worse
        lines edited  0       0         1
        lines added   0       0         1
        files opened  0       0         1
        places        0       1         0

      Who notices the 1 slips
                compiler  a behaviour  with bystanders  nobody
        before  0         1            1                0
        after   1         0            0                0

        scripts/workbook cost LESSON  All figures of a lesson.

      """
    let shown = try await sampleBook().session("cost 2", "cost")
    #expect(shown == expected)
  }
}
