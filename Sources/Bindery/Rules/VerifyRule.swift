import Book

/// Something that must be true of the book, so that readers can trust it.
protocol VerifyRule: Sendable {
  /// The name as it is typed after `bookbinder verify`.
  var name: String { get }

  /// What is wrong, one sentence each; empty if all is well.
  func problems(in workbook: Workbook) async throws -> [String]
}
