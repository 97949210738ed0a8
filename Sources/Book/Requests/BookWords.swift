import Text

/// A text that describes a request or a slip: a title, a quotation, and a list of fields.
struct BookWords {
  let path: String
  private let text: String
  /// The items of the list by their names; they may continue in indented lines.
  private let fields: [String: [String]]

  init(at path: String, in workbook: Workbook) throws(BookError) {
    self.path = path
    text = try workbook.text(at: path).lines.joined(separator: "\n")
    let items = text.matches(of: #/(?m)^- (.+?):(.*(?:\n  .*)*)$/#).map { item in
      (String(item.1), String(item.2).lines.map(\.trimmed).joined(separator: " "))
    }
    fields = Dictionary(grouping: items) { $0.0 }.mapValues { $0.map(\.1) }
  }

  func title() throws(BookError) -> String {
    try checked(text.firstMatch(of: #/(?m)^# (.+)$/#)?.1, "# title")
  }

  func quotation() throws(BookError) -> String {
    let lines = text.matches(of: #/(?m)^>(.*)$/#).map { $0.1.trimmed }
    return try checked(lines.joined(separator: " "), "> what it is")
  }

  /// - Returns: Nil if there is no such field.
  func optionalField(_ name: String) throws(BookError) -> String? {
    fields[name] == nil ? nil : try field(name)
  }

  func field(_ name: String) throws(BookError) -> String {
    let form = "- \(name): …"
    let found = fields[name] ?? []
    guard found.count < 2 else {
      throw .damaged(path, reason: "it has two lines “\(form)”")
    }
    return try checked(found.first, form)
  }

  private func checked(_ found: (some StringProtocol)?, _ form: String) throws(BookError) -> String
  {
    guard let text = found?.trimmed, !text.isEmpty else {
      throw .damaged(path, reason: "it has no line “\(form)”")
    }
    return text
  }
}
