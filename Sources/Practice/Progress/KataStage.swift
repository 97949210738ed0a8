import Book

/// How far a reader has come with a kata.
package enum KataStage: Equatable, Sendable {
  case notStarted
  case started
  /// It is changed, and every behaviour passed in the last check.
  case behaves
  /// It behaved, and its design was no longer that of *before*.
  case refactored
  /// Since then it has taken some of the changes that the lesson's principle expects.
  case hasTaken(Int, of: Int)

  /// - Parameters:
  ///   - progress: What is remembered of the kata.
  ///   - taken: How many of the changes are finished in it, of how many.
  package init(_ progress: KataProgress.Entry, isStarted: Bool, taken: Int, of count: Int) {
    if progress.doneSince != nil {
      self = taken > 0 ? .hasTaken(taken, of: count) : .refactored
    } else if progress.behaves {
      self = .behaves
    } else {
      self = isStarted ? .started : .notStarted
    }
  }

  /// The stage of a kata by what its folder and the book hold.
  ///
  /// - Parameter isShelved: Whether it is that of a work on the shelf.
  package init(of kata: Kata, _ progress: KataProgress.Entry, isShelved: Bool = false) {
    let changes = progress.doneSince == nil ? [] : kata.expectedChanges
    // A kata knows its own without the progress, too.
    let own = isShelved ? [] : TakenRequest.Names(in: kata).finished
    let finished = Set((progress.finished ?? []).map(\.name) + own)
    self.init(
      progress, isStarted: isShelved || kata.isStarted,
      taken: finished.intersection(changes).count, of: changes.count)
  }

  /// In words, as they follow the name of a kata; “has taken 1 of 3 changes”, for example.
  package var words: String {
    switch self {
    case .notStarted: "not started"
    case .started: "started"
    case .behaves: "behaves"
    case .refactored: "refactored"
    case .hasTaken(1, of: 1): "has taken its change"
    case .hasTaken(let taken, of: let count) where taken < count:
      "has taken \(taken) of \(count) changes"
    case .hasTaken(_, of: let count): "has taken \(count.all) changes"
    }
  }

  /// The name of the stage, for other programs.
  package var name: String {
    switch self {
    case .notStarted: "notStarted"
    case .started: "started"
    case .behaves: "behaves"
    case .refactored: "refactored"
    case .hasTaken(let taken, of: let count): taken < count ? "hasTakenSome" : "hasTakenAll"
    }
  }

  package var taken: Int {
    if case .hasTaken(let taken, of: _) = self { taken } else { 0 }
  }
}

extension Kata {
  /// The names of the changes that the lesson's principle expects.
  package var expectedChanges: [String] {
    let all = (try? ChangeRequest.all(of: lesson, in: workbook)) ?? []
    return all.filter(\.isExpected).map(\.name)
  }

  /// What the expected changes that are finished in it cost; nil if none is.
  package func rowTotal(_ progress: KataProgress.Entry) -> ChangeFigures? {
    guard let finished = progress.finished else { return nil }
    let changes = expectedChanges
    let row = finished.filter { changes.contains($0.name) }.map(\.figures)
    return row.isEmpty ? nil : row.reduce(ChangeFigures(), +)
  }
}

extension Int {
  /// So many of so many, such as “all 3”; “both” of two.
  package var all: String { self == 2 ? "both" : "all \(self)" }
}
