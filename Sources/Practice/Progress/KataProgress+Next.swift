import Book

extension KataProgress {
  /// The lesson that a reader goes on with: the first one behind another that is not settled, else
  /// the first of all; nil when all are.
  ///
  /// - Parameter lesson: The one that the reader is at; nil where there is none.
  package func next(after lesson: Lesson?) -> Lesson? {
    let open = Catalogue.lessons.filter { $0 != lesson && !isSettled($0) }
    return open.first { $0.number > lesson?.number ?? 0 } ?? open.first
  }
}
