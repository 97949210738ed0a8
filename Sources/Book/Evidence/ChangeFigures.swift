/// The figures of a change: how much it is, and in how many places.
package struct ChangeFigures: Equatable, Sendable, Codable {
  package var linesEdited = 0
  package var linesAdded = 0
  package var filesOpened = 0
  package var places = 0

  /// Those of no change.
  package init() {}

  init(_ size: ChangeSize, places: Int) {
    linesEdited = size.linesEdited
    linesAdded = size.linesAdded
    filesOpened = size.filesOpened
    self.places = places
  }

  /// The figures of a change to a module's sources.
  package init(from old: SourceTree, to new: SourceTree) throws {
    let files = try GitDiff.files(from: old, to: new)
    self.init(ChangeSize(of: files), places: files.map(\.places.count).reduce(0, +))
  }

  /// What the figures are, in the order of `values`.
  package static let names: [EffortFigure] = [.linesEdited, .linesAdded, .filesOpened, .places]

  package var values: [Int] { [linesEdited, linesAdded, filesOpened, places] }

  /// Those of two changes, one on top of the other.
  package static func + (first: ChangeFigures, second: ChangeFigures) -> ChangeFigures {
    var sum = first
    sum.linesEdited += second.linesEdited
    sum.linesAdded += second.linesAdded
    sum.filesOpened += second.filesOpened
    sum.places += second.places
    return sum
  }
}
