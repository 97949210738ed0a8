/// What differs in a file, or in a file that only one side has.
struct FileDifference: Equatable {
  /// A stretch of lines with some around it that are the same.
  struct Hunk: Equatable {
    /// Where it is, such as `@@ -1,4 +1,6 @@`.
    let place: String
    var lines: [DiffLine]
  }

  /// On the left, such as `Before/Ship.swift`; nil where only the right side has the file.
  let before: String?
  /// On the right, such as `After/Ship.swift`; nil where only the left side has the file.
  let after: String?
  var hunks: [Hunk]

  /// Its path on either side, without the side.
  var name: String {
    let path = before ?? after ?? ""
    return String(path[(path.firstIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  var heading: String {
    switch (before, after) {
    case (let before?, let after?): "\(before) → \(after)"
    case (let path?, nil), (nil, let path?): "\(path), only \(FileDifference.side(of: path))"
    case (nil, nil): ""
    }
  }

  /// The side that a path begins with, as in a sentence.
  private static func side(of path: String) -> String {
    path.prefix { $0 != "/" }.lowercased()
  }

  func count(_ change: DiffLine.Change) -> Int {
    hunks.reduce(0) { $0 + $1.lines.count { $0.change == change } }
  }
}

/// A line of a diff: one piece, or several where only some of its words changed.
struct DiffLine: Equatable {
  enum Change: CaseIterable {
    case none
    case removed
    case added
    /// Removed here, and added elsewhere as it was.
    case movedAway
    /// Added here, and removed elsewhere as it is.
    case movedHere

    /// Whether the line stands in before; one that is the same stands in both.
    var isInBefore: Bool { self != .added && self != .movedHere }
    var isInAfter: Bool { self != .removed && self != .movedAway }
  }

  struct Piece: Equatable {
    let text: String
    let change: Change
  }

  var pieces: [Piece]

  init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  init(_ text: String, _ change: Change) {
    self.init([Piece(text: text, change: change)])
  }

  var text: String { pieces.map(\.text).joined() }
  /// Whether some words of it changed and others did not.
  var isMixed: Bool { pieces.contains { $0.change != pieces[0].change } }
  /// Of the whole line; `none` where only some words of it changed.
  var change: Change {
    isMixed ? .none : pieces.first?.change ?? .none
  }
}
