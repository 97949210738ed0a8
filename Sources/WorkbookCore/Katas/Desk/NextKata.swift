/// Which lesson a reader goes on with.
enum NextKata {
  /// The first lesson behind one that is not settled, else the first of all; nil when all are.
  ///
  /// - Parameter lesson: The one that the reader is at; nil where there is none.
  static func after(
    _ lesson: Lesson?, in workbook: Workbook, _ progress: KataProgress
  ) -> Lesson? {
    let open = Catalogue.lessons.filter {
      $0 != lesson && workbook.hasSides($0) && !progress.isSettled($0)
    }
    return open.first { $0.number > lesson?.number ?? 0 } ?? open.first
  }
}
