/// Something that has to be true of the book, so that readers can trust it.
protocol VerifyRule: Sendable {
  /// As it is typed after `workbook verify`.
  var name: String { get }

  /// What is wrong, a sentence for each; empty when all is well.
  func problems(in workbook: Workbook) async throws -> [String]
}

/// The rules of `workbook verify`, the quick ones first.
enum VerifyRules {
  static let all: [any VerifyRule] = [
    BookRule(), StarterRule(), StrayRule(), StepRule(), RequestRule(), KataRule(), TrialRule(),
    CostRule(),
  ]
}
