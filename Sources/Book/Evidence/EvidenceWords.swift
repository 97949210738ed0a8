extension LessonEvidence.Request {
  /// Such as “expected, from outside”.
  package var words: String { marks.map(\.rawValue).joined(separator: ", ") }
}

extension ChangeRequest {
  /// Such as “expected, from outside”.
  package var kind: String { marks.map(\.rawValue).joined(separator: ", ") }
}

extension LessonEvidence.SlipOutcome {
  /// What comes of a slip on a side, in a sentence or two of Markdown.
  package var words: String {
    if let error { return "does not compile (`\(error)`)." }
    func list(_ sentences: [String]) -> String {
      sentences.map { "“\($0)”" }.joined(separator: ", ")
    }
    guard !broken.isEmpty else { return "nobody notices." }
    let others = bystanders.isEmpty ? "" : " Bystanders: \(list(bystanders))."
    return "breaks \(list(broken)).\(others)"
  }
}
