import Book

/// How far a reader has come with a kata.
package enum KataStage: Equatable, Sendable {
  case notStarted
  case started
  /// It is changed, and its present contents passed the last check.
  case green
  /// The reader has made some of the changes that the lesson's principle expects.
  case hasTaken(Int, of: Int, isGreen: Bool)

  /// - Parameters:
  ///   - isGreen: Whether it is changed, and its present contents have passed.
  ///   - requests: The lesson's.
  package init(isGreen: Bool, _ history: KataHistory, of requests: [ChangeRequest]) {
    let expected = requests.filter(\.isExpected).map(\.name)
    let done = history.standing.done.count { expected.contains($0.name) }
    self =
      done > 0
      ? .hasTaken(done, of: expected.count, isGreen: isGreen) : isGreen ? .green : .started
  }

  /// The stage of a kata, from its contents and its log.
  ///
  /// - Throws: An error if the kata or its log cannot be read.
  package init(of kata: Kata) throws {
    guard kata.isStarted else {
      self = .notStarted
      return
    }
    let log = KataLog(kata)
    let history = try log.history()
    self.init(
      isGreen: try log.isGreen(history), history,
      of: try ChangeRequest.all(of: kata.lesson, in: kata.workbook))
  }

  /// Whether all expected changes are made, and nothing has broken since.
  package var isDone: Bool {
    if case .hasTaken(let taken, of: let count, isGreen: true) = self {
      taken == count
    } else {
      false
    }
  }

  /// The stage in words, such as “green · 1 of 3 changes”.
  package var words: String {
    switch self {
    case .notStarted: "not started"
    case .started: "started"
    case .green: "green"
    case .hasTaken(let taken, of: let count, let isGreen):
      (isGreen ? "green" : "not green now") + " · \(taken) of \(count) changes"
    }
  }
}

extension KataLog {
  /// Whether the reader's files are changed and passed the last check, with the tests that the kata
  /// has now.
  func isGreen(_ history: KataHistory) throws -> Bool {
    guard let green = history.green, green.requests == history.requests else { return false }
    let files = try kata.readersFiles()
    return try !kata.isBeginning(kata.sources(of: files))
      && files.hasSame(as: repository.files(of: green.commit))
  }

  /// Remembers the files of a verdict if they passed.
  package func note(_ verdict: Verdict) throws {
    guard verdict.isGreen else { return }
    try changing { change in
      let isKnown = try change.history.green.map { green in
        try green.requests == change.history.requests
          && verdict.files.hasSame(as: repository.files(of: green.commit))
      }
      if isKnown != true { try change.moveGreen(to: verdict.files) }
    }
  }
}

extension [KataFile] {
  /// Whether both have the same files, in any order.
  func hasSame(as other: [KataFile]) -> Bool {
    func sorted(_ files: [KataFile]) -> [KataFile] {
      files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
    return sorted(self) == sorted(other)
  }
}

extension Kata {
  /// The kata to go on with: of those begun and not done, the one worked on last, else that of the
  /// first lesson not begun; nil if there is no other.
  ///
  /// - Parameter lesson: The lesson that the reader is leaving.
  package static func next(in workbook: Workbook, besides lesson: Lesson? = nil) -> Kata? {
    let others = workbook.lessons.filter { $0 != lesson }.map { Kata($0, in: workbook) }
    return others.filter { $0.isStarted && (try? KataStage(of: $0).isDone) != true }
      .max { $0.latestChange < $1.latestChange } ?? others.first { !$0.isStarted }
  }
}
