import Book

/// A lesson's requests beside what has become of them in a reader's kata: those that the principle
/// expects are a row, each carried out on top of the one before.
package struct ChangeRow: Sendable {
  package enum State: Equatable, Sendable {
    case left
    case open
    /// With its figures, if they are known.
    case finished(ChangeFigures?)
    case givenUp
  }

  package let lesson: Lesson
  /// In the book's order, the expected ones first.
  package let requests: [ChangeRequest]
  /// The book's figures; nil if they cannot be read.
  package let evidence: LessonEvidence?
  var states: [String: State] = [:]
  /// The figures of the open request so far.
  var cost = ChangeFigures()

  package func state(of request: ChangeRequest) -> State { states[request.name] ?? .left }

  package var expected: [ChangeRequest] { requests.filter(\.isExpected) }

  package var open: ChangeRequest? { requests.first { state(of: $0) == .open } }

  /// The first expected request that is neither taken nor given up.
  package var next: ChangeRequest? { expected.first { state(of: $0) == .left } }

  /// The expected requests that were given up and not taken again.
  package var givenUp: [ChangeRequest] { expected.filter { state(of: $0) == .givenUp } }

  /// The requests that are finished with known figures.
  package var finished: [ChangeRequest] {
    requests.filter { if case .finished(.some) = state(of: $0) { true } else { false } }
  }

  /// The figures of the reader's own changes, by the names of the requests that are finished.
  package var finishedFigures: [String: ChangeFigures] {
    Dictionary(uniqueKeysWithValues: finished.map { ($0.name, figures(of: $0)) })
  }

  /// Whether there is something to sum up, and no expected request is left or open.
  package var isAtEnd: Bool {
    next == nil && open?.isExpected != true && finished.contains(where: \.isExpected)
  }

  /// The figures of a change in the kata: finished, or so far.
  package func figures(of request: ChangeRequest) -> ChangeFigures {
    switch state(of: request) {
    case .finished(let figures?): figures
    case .open: cost
    default: ChangeFigures()
    }
  }

  /// The figures of a change on a side of the book, alone.
  package func figures(of request: ChangeRequest, on side: Side) -> ChangeFigures? {
    evidence?.requests.first { $0.name == request.name }?.effort[side].figures
  }

  /// The expected requests that are finished or open.
  package var taken: [ChangeRequest] {
    expected.filter { state(of: $0) == .open || finished.contains($0) }
  }

  /// Whether a request is left, or was given up and can be taken once more.
  package func canTake(_ request: ChangeRequest) -> Bool {
    [.left, .givenUp].contains(state(of: request))
  }

  /// The existing lines edited by some changes of the row, in total.
  package func linesEdited(
    by changes: [ChangeRequest]
  ) -> (before: Int, after: Int, mine: Int) {
    let book = changes.compactMap { evidence?.linesEditedInRow($0.name) }
    return (
      book.map(\.before).reduce(0, +), book.map(\.after).reduce(0, +),
      changes.map { figures(of: $0).linesEdited }.reduce(0, +)
    )
  }
}

extension ChangeRow {
  package init(of kata: Kata, _ progress: KataProgress.Entry) throws {
    lesson = kata.lesson
    requests = try ChangeRequest.all(of: lesson, in: kata.workbook)
    evidence = try? LessonEvidence(of: lesson, in: kata.workbook)
    for name in progress.givenUp ?? [] { states[name] = .givenUp }
    for request in TakenRequest.finished(in: kata) {
      let known = progress.finished?.first { $0.name == request.name }
      states[request.name] = .finished(known?.figures)
    }
    if let open = try TakenRequest.open(in: kata) {
      states[open.request.name] = .open
      cost = try open.cost()
    }
  }
}
