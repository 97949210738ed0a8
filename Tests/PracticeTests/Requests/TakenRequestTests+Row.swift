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
        var figures = ChangeFigures()
        figures.linesEdited = lines
        return .init(figures: figures, places: [])
      }
      return .init(
        name: name, title: name, marks: [.expected],
        effort: .init(before: effort(7), after: effort(2)))
    }
    let names = ["more-lives", "twin-bolts"]
    let measured = LessonEvidence(
      lesson: "", digest: "", requests: names.map(evidence), slips: [],
      stages: zip(names, [7, 12]).map {
        .init(request: $0, linesEdited: .init(before: $1, after: $1 - 6))
      })
    try book.write(LessonEvidence.path(of: kata.lesson), measured.jsonText())
    func row() throws -> ChangeRow {
      try ChangeRow(of: kata, book.progress.load()[kata.lesson])
    }
    let figures = Self.figures()
    var rows = [try row()]
    try take()
    try changeShip()
    rows.append(try row())
    try finish()
    rows.append(try row())
    try take("more-lives")
    rows.append(try row())
    _ = try open?.giveUp(at: Self.moment, book.progress)
    let last = try row()
    rows.append(last)
    #expect(
      rows.map { $0.requests.map($0.state) } == [
        [.left, .left], [.left, .open], [.left, .finished(figures)], [.open, .finished(figures)],
        [.givenUp, .finished(figures)],
      ])
    let sums = rows.map { row -> String in
      let (before, after, yours) = row.linesEdited(by: row.taken)
      return "\(row.next?.name ?? "–") is next: \(before) \(after) \(yours) \(row.isAtEnd)"
    }
    #expect(
      sums == [
        "more-lives is next: 0 0 0 false", "more-lives is next: 5 5 1 false",
        "more-lives is next: 5 5 1 false", "– is next: 12 6 1 false", "– is next: 5 5 1 true",
      ])
    #expect(last.finishedFigures == ["twin-bolts": figures])
    #expect(last.figures(of: last.requests[0], on: .after)?.linesEdited == 2)
    var entry = try book.progress.load()[kata.lesson]
    entry.doneSince = Self.moment
    #expect(KataStage(of: kata, entry) == .hasTaken(1, of: 2))
    entry.finished? += [
      .init(name: "more-lives", figures: figures, date: Self.moment),
      .init(name: "unexpected", figures: figures, date: Self.moment),
    ]
    let total = kata.rowTotal(entry)
    entry.finished = []
    let totals = [total, kata.rowTotal(entry), kata.rowTotal(KataProgress.Entry())]
    #expect(totals == [Self.figures(2), nil, nil])
    try book.progress.update { $0[kata.lesson] = KataProgress.Entry() }
    let unknown = try row()
    #expect(
      unknown.requests.map(unknown.state) == [.left, .finished(nil)] && unknown.taken.isEmpty)
    let stage = KataStage(of: kata, KataProgress.Entry(doneSince: Self.moment))
    #expect(stage == .hasTaken(1, of: 2), "the progress was lost, and a check noted it anew")
    try book.write("\(folder)/more-lives/Request.md", "")
    #expect(throws: BookError.self) { try row() }
  }
}
