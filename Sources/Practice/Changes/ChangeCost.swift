import Book

/// The cost of a change in a kata: in the reader's sources, and separately in the guest.
package struct ChangeCost: Equatable, Sendable {
  package var sources = ChangeFigures()
  package var guest = ChangeFigures()

  package init(sources: ChangeFigures = ChangeFigures(), guest: ChangeFigures = ChangeFigures()) {
    self.sources = sources
    self.guest = guest
  }

  init(from old: [KataFile], to new: [KataFile], in kata: Kata) throws {
    sources = try ChangeFigures(from: kata.sources(of: old), to: kata.sources(of: new))
    guest = try ChangeFigures(from: old.tree(in: kata.guestPath), to: new.tree(in: kata.guestPath))
  }

  /// The cost of a request on a side of the book.
  init(of effort: LessonEvidence.Effort, guest tree: SourceTree) {
    guest.linesAdded = tree.files.values.map(\.codeLines).reduce(0, +)
    guest.places = tree.paths.count
    sources = effort.figures
    sources.linesAdded -= guest.linesAdded
    sources.places -= guest.places
  }

  /// The names of the figures, in the order of ``values``.
  package static let names = ChangeFigures.names.map(\.rawValue) + ["lines in the guest"]

  package var values: [Int] { sources.values + [guest.linesEdited + guest.linesAdded] }

  package static func + (first: ChangeCost, second: ChangeCost) -> ChangeCost {
    ChangeCost(sources: first.sources + second.sources, guest: first.guest + second.guest)
  }
}
