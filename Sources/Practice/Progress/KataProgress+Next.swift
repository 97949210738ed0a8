import Book

extension KataProgress {
  /// The lesson to go on with: the first unsettled one after a lesson, else the first unsettled
  /// one; nil when there is no other.
  ///
  /// - Parameter lesson: The reader's current lesson, which is never returned; nil if there is
  ///   none.
  package func next(after lesson: Lesson?) -> Lesson? {
    let open = Catalogue.lessons.filter { $0 != lesson && !isSettled($0) }
    return open.first { $0.number > lesson?.number ?? 0 } ?? open.first
  }
}
