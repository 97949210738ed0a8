/// The message of a step's patch: the refactoring, a title, the reason and, for a large step, why
/// it is no smaller.
struct StepMessage: Hashable {
  let refactoring: String
  let title: String
  let reason: String
  let largeBecause: String?

  /// - Parameters:
  ///   - text: A subject `Refactoring: title`, and paragraphs below it, one of which may begin with
  ///     `Large: `.
  ///   - path: Where the text comes from, for error messages.
  init(_ text: String, path: String) throws(BookError) {
    let paragraphs = text.lines.split(separator: "").map { $0.joined(separator: " ").trimmed }
    let subject = paragraphs.first ?? ""
    guard let colon = subject.firstRange(of: ": ") else {
      throw .damaged(path, reason: "its subject is not of the form “Refactoring: title”")
    }
    refactoring = subject[..<colon.lowerBound].trimmed
    title = subject[colon.upperBound...].trimmed
    let isLarge = { (paragraph: String) in paragraph.hasPrefix(StepMessage.large) }
    reason = paragraphs.dropFirst().filter { !isLarge($0) }.joined(separator: " ")
    largeBecause = paragraphs.first(where: isLarge)?.dropFirst(StepMessage.large.count).trimmed
    guard !reason.isEmpty else {
      throw .damaged(path, reason: "it gives no reason below its subject")
    }
  }

  private static let large = "Large: "
}
