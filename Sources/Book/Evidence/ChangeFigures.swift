/// The figures of a change, counted in code: comments, blank lines and imports do not count.
package struct ChangeFigures: Equatable, Sendable, Codable {
  /// Existing lines that the change edits or removes.
  package var linesEdited = 0
  /// The net number of new lines; a line that replaces another counts as edited.
  package var linesAdded = 0
  /// Existing files in which code is changed, added or removed.
  package var filesOpened = 0
  /// The separate spots of the change.
  package var places = 0

  /// The figures of no change.
  package init() {}

  package init(of files: [FileDifference]) {
    for file in files {
      places += file.places.count
      let runs = file.runs.filter(\.hasCode)
      if file.left != nil, !runs.isEmpty { filesOpened += 1 }
      for lines in runs.flatMap({ $0.lines.split { $0.change == .none } }) {
        let removed = lines.count { $0.change.isOnLeft && $0.text.isCode }
        let added = lines.count { $0.change.isOnRight && $0.text.isCode }
        linesEdited += removed
        linesAdded += max(0, added - removed)
      }
    }
  }

  /// The figures of a change to a module's sources.
  package init(from old: SourceTree, to new: SourceTree) throws {
    self.init(of: try GitDiff.files(from: old, to: new))
  }

  /// The names of the figures; less is better in each.
  package enum Name: String, CaseIterable, Sendable {
    case linesEdited = "lines edited"
    case linesAdded = "lines added"
    case filesOpened = "files opened"
    case places = "spots"
  }

  /// In the order of `values`.
  package static let names = Name.allCases

  package var values: [Int] { ChangeFigures.names.map { self[$0] } }

  package subscript(_ name: Name) -> Int {
    switch name {
    case .linesEdited: linesEdited
    case .linesAdded: linesAdded
    case .filesOpened: filesOpened
    case .places: places
    }
  }

  /// The figures of two changes, the second built on the first.
  package static func + (first: ChangeFigures, second: ChangeFigures) -> ChangeFigures {
    var sum = first
    sum.linesEdited += second.linesEdited
    sum.linesAdded += second.linesAdded
    sum.filesOpened += second.filesOpened
    sum.places += second.places
    return sum
  }
}
