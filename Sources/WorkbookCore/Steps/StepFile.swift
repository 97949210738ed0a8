import Foundation

/// A step from before to after as it is kept beside the lesson's page: what it is called and why it
/// is taken, then its difference.
struct StepFile: Hashable, Sendable {
  /// The refactoring's name in the literature, such as “Extract Class”.
  let refactoring: String
  /// What is done here, in a few words.
  let title: String
  /// Why, in a sentence.
  let reason: String
  /// Why it is as large as it is; only where it is larger than a reader takes in at once.
  let largeBecause: String?
  let patch: SourcePatch

  /// Why a file is no step.
  enum Problem: Error, Hashable {
    case lacks(String)
    case isEmpty
  }

  /// The words about a step.
  struct Words: Hashable, Sendable {
    let refactoring: String
    let title: String
    let reason: String
    var largeBecause: String?
  }

  init(_ words: Words, patch: SourcePatch) {
    refactoring = words.refactoring
    title = words.title
    reason = words.reason
    largeBecause = words.largeBecause
    self.patch = patch
  }

  var words: Words {
    Words(
      refactoring: refactoring, title: title, reason: reason, largeBecause: largeBecause)
  }

  /// Reads a file: `Name: text` lines (`Refactoring`, `Title`, `Reason`, and `Large` for a large
  /// one), which go on in lines that begin with blanks, an empty line, and what git writes.
  init(_ text: String) throws(Problem) {
    let words = try StepFile.head(of: text)
    guard let start = text.firstRange(of: "\n\ndiff --git ") else { throw .isEmpty }
    self.init(words, patch: SourcePatch(String(text[start.lowerBound...].dropFirst(2))))
  }

  /// The words about a step, without its difference.
  static func head(of text: String) throws(Problem) -> Words {
    var fields: [String: String] = [:]
    var last: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { break }
      if line.hasPrefix(" "), let last {
        fields[last, default: ""] += " " + line.trimmed
      } else if let colon = line.firstIndex(of: ":") {
        let name = String(line[..<colon])
        fields[name] = line[line.index(after: colon)...].trimmed
        last = name
      }
    }
    func field(_ name: String) throws(Problem) -> String {
      guard let text = fields[name], !text.isEmpty else { throw .lacks(name) }
      return text
    }
    return Words(
      refactoring: try field("Refactoring"), title: try field("Title"),
      reason: try field("Reason"), largeBecause: fields["Large"] == nil ? nil : try field("Large"))
  }

  /// As it is kept.
  var text: String {
    var fields = [("Refactoring", refactoring), ("Title", title), ("Reason", reason)]
    if let largeBecause { fields.append(("Large", largeBecause)) }
    let head = fields.map { StepFile.wrapped("\($0): \($1)") + "\n" }.joined()
    return head + "\n" + patch.text
  }

  /// Such as `give-the-lives-to-a-hull`, for the name of the file.
  var slug: String {
    title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .joined(separator: "-")
  }

  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= 100 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(lines.isEmpty ? String(word) : "  \(word)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension StepFile.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .lacks(let name): "has no line “\(name): …” at its top"
    case .isEmpty: "changes nothing: there is no difference in it"
    }
  }
}
