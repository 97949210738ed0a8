/// The contents of a request's `Request.md`: a title, the request as a quotation, and a list.
struct RequestWords: Hashable {
  let title: String
  let sentence: String
  let askedBy: String
  let kind: ChangeRequest.Kind
  let before: String
  let after: String

  /// - Parameter path: Where the text comes from, for error messages.
  init(_ text: String, path: String) throws(BookError) {
    var title = ""
    var quotation: [String] = []
    var fields: [String: String] = [:]
    var last: String?
    for line in text.lines {
      if line.hasPrefix("# ") {
        title = line.dropFirst(2).trimmed
      } else if line.hasPrefix(">") {
        quotation.append(line.dropFirst().trimmed)
      } else if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
        let name = line[line.index(line.startIndex, offsetBy: 2)..<colon].trimmed
        fields[name] = line[line.index(after: colon)...].trimmed
        last = name
      } else if line.hasPrefix("  "), let last {
        fields[last, default: ""] += " " + line.trimmed
      }
    }
    func checked(_ text: String?, _ form: String) throws(BookError) -> String {
      guard let text, !text.isEmpty else {
        throw .damaged(path, reason: "it has no line “\(form)”")
      }
      return text
    }
    func field(_ name: String) throws(BookError) -> String {
      try checked(fields[name], "- \(name): …")
    }
    self.title = try checked(title, "# title")
    sentence = try checked(quotation.joined(separator: " ").trimmed, "> what is asked for")
    let kinds = ChangeRequest.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    guard let kind = ChangeRequest.Kind(rawValue: try field("Kind")) else {
      throw .damaged(path, reason: "its kind is none of \(kinds)")
    }
    self.kind = kind
    askedBy = try field("Asked by")
    before = try field("Before")
    after = try field("After")
  }
}
