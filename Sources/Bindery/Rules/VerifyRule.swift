import Book

/// A rule that must hold in the book, so that readers can trust it.
protocol VerifyRule: Sendable {
  /// The name as it is typed after `bookbinder verify`.
  var name: String { get }

  /// The breaches of the rule, one sentence each; empty if all is well.
  func problems(in workbook: Workbook) async throws -> [String]
}
