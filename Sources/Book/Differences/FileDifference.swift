/// What differs in a file of two versions, or in a file that only one of them has.
package struct FileDifference: Hashable, Sendable {
  /// A stretch of lines with some around it that are the same.
  package struct Hunk: Hashable, Sendable {
    /// Where it is, as git writes it, such as `@@ -1,4 +1,6 @@`.
    package let place: String
    package var lines: [DiffLine]

    package init(place: String, lines: [DiffLine]) {
      self.place = place
      self.lines = lines
    }
  }

  /// Its path on the left, such as `Ship.swift`; nil where only the right has the file.
  package let left: String?
  /// Its path on the right; nil where only the left has the file.
  package let right: String?
  package var hunks: [Hunk]

  package init(left: String?, right: String?, hunks: [Hunk]) {
    self.left = left
    self.right = right
    self.hunks = hunks
  }

  /// Its path on either side.
  package var path: String { left ?? right ?? "" }

  /// How many lines changed in a way.
  package func count(_ change: DiffLine.Change) -> Int {
    hunks.reduce(0) { $0 + $1.lines.count { $0.change == change } }
  }
}

/// A line of a difference.
package struct DiffLine: Hashable, Sendable {
  package enum Change: CaseIterable, Sendable {
    case none
    case removed
    case added
    /// Removed here, and added elsewhere as it was.
    case movedAway
    /// Added here, and removed elsewhere as it is.
    case movedHere

    /// Whether the line stands on the left; one that is the same stands on both sides.
    package var isOnLeft: Bool { self != .added && self != .movedHere }
    package var isOnRight: Bool { self != .removed && self != .movedAway }
  }

  /// Without its line end.
  package let text: String
  package let change: Change
  /// False for the last line of a file that does not end with a line end.
  package var hasLineEnd = true

  package init(_ text: String, _ change: Change) {
    self.text = text
    self.change = change
  }
}
