import Book

/// A lesson's requests, and what became of them in a reader's kata. Those that the principle
/// expects form a row, each built on the one before.
package struct ChangeRow: Sendable {
  package enum State: Equatable, Sendable {
    case left
    /// Holds the cost so far.
    case open(ChangeCost)
    case done(ChangeCost)
    case givenUp
  }

  package let lesson: Lesson
  /// In the book's order, the expected ones first.
  package let requests: [ChangeRequest]
  /// The book's figures; nil if they cannot be read.
  package let evidence: LessonEvidence?
  var states: [String: State] = [:]

  package func state(of request: ChangeRequest) -> State { states[request.name] ?? .left }

  package var expected: [ChangeRequest] { requests.filter(\.isExpected) }

  package var open: ChangeRequest? {
    requests.first { if case .open = state(of: $0) { true } else { false } }
  }

  /// The first expected request that is neither taken nor given up.
  package var next: ChangeRequest? { expected.first { state(of: $0) == .left } }

  /// The expected requests that were given up and not taken again.
  package var givenUp: [ChangeRequest] { expected.filter { state(of: $0) == .givenUp } }

  package var done: [ChangeRequest] {
    requests.filter { if case .done = state(of: $0) { true } else { false } }
  }

  /// Whether there is something to sum up and no expected request is left or open.
  package var isAtEnd: Bool {
    next == nil && open?.isExpected != true && done.contains(where: \.isExpected)
  }

  /// The cost of a change in the kata, so far if it is open.
  package func cost(of request: ChangeRequest) -> ChangeCost {
    switch state(of: request) {
    case .done(let cost), .open(let cost): cost
    case .left, .givenUp: ChangeCost()
    }
  }

  /// The cost of a change on a side of the book, on its own.
  package func cost(of request: ChangeRequest, on side: Side) -> ChangeCost? {
    evidence?.requests.first { $0.name == request.name }.map {
      ChangeCost(of: $0.effort[side], guest: request.changes[side].guest)
    }
  }

  /// The total cost of some changes, each built on the last.
  package func total(of changes: [ChangeRequest]) -> ChangeCost {
    changes.map(cost).reduce(ChangeCost(), +)
  }

  /// The total cost on a side of the book: for edited lines, of changes that build on each other,
  /// as in a kata; for all else, of each change on its own.
  package func total(of changes: [ChangeRequest], on side: Side) -> ChangeCost {
    var total = changes.compactMap { cost(of: $0, on: side) }.reduce(ChangeCost(), +)
    let inRow = changes.compactMap { evidence?.linesEditedInRow($0.name)?[side] }
    if inRow.count == changes.count { total.sources.linesEdited = inRow.reduce(0, +) }
    return total
  }

  /// Whether a request is left, or was given up and can be taken again.
  package func canTake(_ request: ChangeRequest) -> Bool {
    [.left, .givenUp].contains(state(of: request))
  }
}

extension ChangeRow {
  package init(of kata: Kata, _ history: KataHistory) throws {
    lesson = kata.lesson
    requests = try ChangeRequest.all(of: lesson, in: kata.workbook)
    evidence = try? LessonEvidence(of: lesson, in: kata.workbook)
    let log = KataLog(kata)
    for name in history.standing.givenUp { states[name] = .givenUp }
    for change in history.standing.done {
      states[change.name] = .done(try log.cost(of: change))
    }
    if let open = history.standing.open {
      let taken = try log.files(at: open)
      states[open.name] = .open(try ChangeCost(from: taken, to: kata.readersFiles(), in: kata))
    }
  }
}

extension KataLog {
  fileprivate func cost(of change: KataStanding.Done) throws -> ChangeCost {
    if let figures = FormerKata.figures(noted: change.done.note) {
      return ChangeCost(sources: figures)
    }
    guard let taken = change.taken else { return ChangeCost() }
    return try ChangeCost(from: files(at: taken), to: files(at: change.done), in: kata)
  }
}
