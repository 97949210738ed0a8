import Testing

@testable import Book
@testable import Practice

/// The requests of a kata as a row.
extension TakenRequestTests {
  @Test("The row says what is open, finished, given up and left, and what it came to so far")
  func row() throws {
    let folder = ChangeRequest.folder(of: kata.lesson)
    func evidence(_ name: String) -> LessonEvidence.Request {
      func effort(_ lines: Int) -> LessonEvidence.Effort {
        var size = ChangeSize()
        size.linesEdited = lines
        return .init(size: size, places: [], testLines: 0, testTime: 0)
      }
      return .init(
        name: name, title: name, marks: [.expected],
        effort: .init(before: effort(7), after: effort(2)))
    }
    let names = ["more-lives", "twin-bolts"]
    let measured = LessonEvidence(
      lesson: "", digest: "", requests: names.map(evidence), slips: [], meetings: [],
      stages: zip(names, [7, 12]).map {
        .init(request: $0, linesEdited: .init(before: $1, after: $1 - 6))
      })
    try book.write(LessonEvidence.path(of: kata.lesson), measured.json())
    func row() throws -> ChangeRow {
      try ChangeRow(of: kata, book.progress.load()[kata.lesson])
    }
    func states() throws -> [ChangeRow.State] {
      let row = try row()
      return row.requests.map(row.state)
    }
    var figures = ChangeFigures()
    #expect(try states() == [.left, .left] && row().next?.name == "more-lives")
    #expect(try row().linesEdited == (0, 0, 0) && !row().isAtEnd)
    try take()
    #expect(try states() == [.left, .open] && row().open?.name == "twin-bolts")
    try book.write(kata.ship, SmallBook.ship.replacing("3", with: "4"))
    #expect(try row().linesEdited == (5, 5, 1))
    try finish()
    (figures.linesEdited, figures.filesOpened, figures.places) = (1, 1, 1)
    #expect(try states() == [.left, .finished(figures)] && row().taken.count == 1)
    try take("more-lives")
    #expect(try row().next == nil && !row().isAtEnd)
    #expect(try row().linesEdited == (12, 6, 1))
    _ = try open?.giveUp(at: Self.moment, book.progress)
    #expect(try states() == [.givenUp, .finished(figures)])
    var entry = try book.progress.load()[kata.lesson]
    entry.doneSince = Self.moment
    #expect(KataStage(of: kata, entry) == .hasTaken(1, of: 2))
    entry.finished? += [
      .init(name: "more-lives", figures: figures, date: Self.moment),
      .init(name: "unexpected", figures: figures, date: Self.moment),
    ]
    (figures.linesEdited, figures.filesOpened, figures.places) = (2, 2, 2)
    #expect(kata.rowTotal(entry) == figures && kata.rowTotal(KataProgress.Entry()) == nil)
    entry.finished = []
    #expect(kata.rowTotal(entry) == nil)
    (figures.linesEdited, figures.filesOpened, figures.places) = (1, 1, 1)
    #expect(try row().isAtEnd && row().finishedFigures == ["twin-bolts": figures])
    #expect(try row().figures(of: row().requests[0], on: .after)?.linesEdited == 2)
    try book.progress.update { $0[kata.lesson] = KataProgress.Entry() }
    #expect(try states() == [.left, .finished(nil)] && row().taken.isEmpty)
    try book.write("\(folder)/more-lives/Request.md", "")
    #expect(throws: BookError.self) { try row() }
  }
}
