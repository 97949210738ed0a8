import Text

/// The differences in a file between two versions, or a file that only one of them has.
package struct FileDifference: Equatable, Sendable {
  /// A group of changed lines with the unchanged lines around it.
  package struct Hunk: Equatable, Sendable {
    /// Its position as git writes it, such as `@@ -1,4 +1,6 @@`.
    package let place: String
    package internal(set) var lines: [DiffLine]

    package init(place: String, lines: [DiffLine]) {
      (self.place, self.lines) = (place, lines)
    }

    /// How many lines of the left are above it.
    var start: Int {
      let number = place.prefixMatch(of: #/@@ -(\d+)/#).flatMap { Int($0.1) } ?? 0
      // Git names the line above a hunk that has no line on the left.
      return lines.contains(where: \.change.isOnLeft) ? number - 1 : number
    }
  }

  /// Its path on the left, such as `Ship.swift`; nil if only the right has the file.
  package internal(set) var left: String?
  /// Its path on the right; nil if only the left has the file.
  package internal(set) var right: String?
  package internal(set) var hunks: [Hunk]

  /// Its path on the left or, failing that, on the right.
  package var path: String { left ?? right ?? "" }

  package var lines: [DiffLine] { hunks.flatMap(\.lines) }

  /// Its path in a folder; nil if it is elsewhere.
  func path(in folder: String) -> String? {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
}

extension FileDifference {
  /// A file that only the right has.
  package init(added text: String, at path: String) {
    let lines = (text.hasSuffix("\n") ? String(text.dropLast()) : text).linesOfGit
    let hunk = Hunk(
      place: "@@ -0,0 +1,\(lines.count) @@", lines: lines.map { DiffLine($0, .added) })
    self.init(left: nil, right: path, hunks: [hunk])
  }

  /// The difference as readers see it, without the anchors of quotes; nil if nothing else differs.
  package var withoutAnchors: FileDifference? {
    var shown = self
    shown.hunks = hunks.map { hunk in
      Hunk(place: hunk.place, lines: hunk.lines.withoutAnchors(\.text))
    }.filter { $0.lines.contains { $0.change != .none } }
    let isOnBothSides = left != nil && right != nil
    return isOnBothSides && shown.hunks.isEmpty ? nil : shown
  }
}

/// A line of a diff.
package struct DiffLine: Hashable, Sendable {
  package enum Change: Sendable {
    case none
    case removed
    case added
    /// Removed here, and added unchanged elsewhere.
    case movedAway
    /// Added here, and removed unchanged elsewhere.
    case movedHere

    /// Whether the line is on the left; an unchanged line is on both sides.
    package var isOnLeft: Bool { self != .added && self != .movedHere }
    package var isOnRight: Bool { self != .removed && self != .movedAway }
  }

  /// Without its newline.
  package let text: String
  package let change: Change

  package init(_ text: String, _ change: Change) {
    self.text = text
    self.change = change
  }

  package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}
