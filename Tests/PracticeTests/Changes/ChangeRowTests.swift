import TestSupport
import Testing

@testable import Book
@testable import Practice

@Suite("The row of a kata's requests")
struct ChangeRowTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(1)
    for name in ["a-first", "b-second"] { try book.keepRequest(name) }
    try book.keepRequest("other", isExpected: false)
    kata = try book.started(1)
  }

  private func row() throws -> ChangeRow { try ChangeRow(of: kata, kata.history()) }

  private func take(_ name: String) throws -> OpenChange {
    try OpenChange.take(ChangeRequest(name, of: kata.lesson, in: book.workbook), in: kata)
  }

  private func change(_ lives: Int) throws {
    try book.write(kata.ship, SmallBook.ship.replacing("3", with: "\(lives)"))
  }

  /// The words of the row, and the stage.
  private func words() throws -> String {
    let row = try row()
    let states = row.requests.map { request in
      switch row.state(of: request) {
      case .left: "left"
      case .open(let cost): "open \(cost.values.map(String.init).joined())"
      case .done(let cost): "done \(cost.values.map(String.init).joined())"
      case .givenUp: "given up"
      }
    }
    let next = "next \(row.next?.name ?? "–")\(row.isAtEnd ? ", at the end" : "")"
    return (states + [next, try KataStage(of: kata).words]).joined(separator: ", ")
  }

  @Test("The row says what became of each request, which is next, and how far along the kata is")
  func fates() throws {
    var told = [try words()]
    _ = try take("b-second")
    try change(4)
    told.append(try words())
    try OpenChange(in: kata)?.finish(kata.green())
    try KataLog(kata).note(kata.green())
    told.append(try words())
    _ = try take("a-first")
    _ = try OpenChange.giveUp(in: kata)
    told.append(try words())
    try change(5)
    told.append(try words())
    _ = try take("other")
    try OpenChange(in: kata)?.finish(kata.green())
    told.append(try words())
    _ = try take("a-first")
    told.append(try words())
    try OpenChange(in: kata)?.finish(kata.green())
    try KataLog(kata).note(kata.green())
    told.append(try words())
    #expect(
      told == [
        "left, left, left, next a-first, started",
        "left, open 10110, left, next a-first, started",
        "left, done 10110, left, next a-first, green · 1 of 2 changes",
        "given up, done 10110, left, next –, at the end, green · 1 of 2 changes",
        "given up, done 10110, left, next –, at the end, not green now · 1 of 2 changes",
        "given up, done 10110, done 00000, next –, at the end, not green now · 1 of 2 changes",
        "open 00000, done 10110, done 00000, next –, not green now · 1 of 2 changes",
        "done 00000, done 10110, done 00000, next –, at the end, green · 2 of 2 changes",
      ])
    #expect(Kata.next(in: book.workbook)?.lesson.number == 2, "this one is done")
    let row = try row()
    #expect(row.done.map(\.name) == ["a-first", "b-second", "other"] && row.expected.count == 2)
    #expect(!row.requests.contains(where: row.canTake) && row.givenUp == [] && row.open == nil)
  }

  @Test("A row is at its end only if an expected request is done and none is left or open")
  func end() throws {
    _ = try take("other")
    _ = try OpenChange.giveUp(in: kata)
    #expect(try row().givenUp == [] && row().next?.name == "a-first")
    _ = try take("other")
    #expect(try row().open?.name == "other" && !row().isAtEnd && row().canTake(row().requests[0]))
    try OpenChange(in: kata)?.finish(kata.green())
    for name in ["a-first", "b-second"] {
      _ = try take(name)
      #expect(try !row().canTake(row().requests.first { $0.name == name } ?? row().requests[2]))
      _ = try OpenChange.giveUp(in: kata)
    }
    #expect(try !row().isAtEnd && row().givenUp.count == 2 && row().canTake(row().requests[0]))
  }

  @Test("A kata that passes is green once changed, and done once all its changes are")
  func stages() throws {
    var stages = [try KataStage(of: book.kata(2)), try KataStage(of: kata)]
    try KataLog(kata).note(kata.green())
    stages.append(try KataStage(of: kata))
    try change(4)
    try KataLog(kata).note(kata.green())
    stages.append(try KataStage(of: kata))
    #expect(stages == [.notStarted, .started, .started, .green])
    let next = [nil, kata.lesson].map { Kata.next(in: book.workbook, besides: $0)?.lesson.number }
    #expect(next == [1, 2], "a kata that has begun, else the first that has not")
    #expect(stages.map(\.words) == ["not started", "started", "started", "green"])
    let counts: [(Int, Bool)] = [(1, true), (2, false), (2, true)]
    #expect(
      counts.map { KataStage.hasTaken($0, of: 2, isGreen: $1).isDone } == [false, false, true])
    #expect(stages.filter(\.isDone) == [])
    #expect(
      KataStage(isGreen: true, KataHistory(), of: []) == .green
        && KataStage(isGreen: false, KataHistory(), of: []) == .started)
  }

  @Test("A side's total counts edited lines in sequence, other figures for each change alone")
  func totals() throws {
    func effort(_ edited: Int) -> LessonEvidence.Effort {
      var figures = ChangeFigures()
      (figures.linesEdited, figures.linesAdded, figures.places) = (edited, 5, 2)
      return .init(figures: figures, places: [])
    }
    try book.keepRequest("b-second", isFromOutside: true)
    let names = ["a-first", "b-second"]
    let measured = LessonEvidence(
      lesson: "", digest: "",
      requests: names.map {
        .init(
          name: $0, title: $0, marks: [.expected],
          effort: .init(before: effort(7), after: effort(2)))
      },
      slips: [],
      stages: zip(names, [7, 12]).map {
        .init(request: $0, linesEdited: .init(before: $1, after: $1 - 6))
      })
    try book.write(LessonEvidence.path(of: kata.lesson), measured.jsonText())
    let row = try row()
    #expect(row.total(of: row.expected, on: .before).values == [12, 10, 0, 4, 0])
    #expect(row.total(of: row.expected, on: .after).values == [6, 9, 0, 3, 1], "without the guest")
    #expect(row.cost(of: row.requests[1], on: .after)?.values == [2, 4, 0, 1, 1])
    #expect(row.cost(of: row.requests[2], on: .after) == nil)
    #expect(
      row.total(of: row.requests, on: .before).values == [14, 10, 0, 4, 0], "one has no figures")
    #expect(ChangeCost.names.last == "lines in the guest" && ChangeCost.names.count == 5)
    #expect(
      row.total(of: row.expected) == ChangeCost() && row.cost(of: row.requests[0]) == ChangeCost())
  }

  @Test("A row does not need the book's figures")
  func noEvidence() throws {
    #expect(try row().evidence == nil && row().cost(of: row().requests[0], on: .before) == nil)
  }
}
