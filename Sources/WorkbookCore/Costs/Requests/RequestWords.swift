/// What a request's `Request.md` says: a title, the wish as a quotation, and a list.
struct RequestWords: Hashable {
  let title: String
  let wish: String
  let askedBy: String
  let kind: ChangeRequest.Kind
  let before: String
  let after: String

  init(_ text: String, path: String) throws(RequestError) {
    var title: String?
    var wish: [String] = []
    var fields: [String: String] = [:]
    var last: String?
    for line in text.lines {
      if line.hasPrefix("# ") {
        title = line.dropFirst(2).trimmed
      } else if line.hasPrefix(">") {
        wish.append(line.dropFirst().trimmed)
      } else if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
        let name = line[line.index(line.startIndex, offsetBy: 2)..<colon].trimmed
        fields[name] = line[line.index(after: colon)...].trimmed
        last = name
      } else if line.hasPrefix("  "), let last {
        fields[last, default: ""] += " " + line.trimmed
      }
    }
    func field(_ name: String) throws(RequestError) -> String {
      guard let text = fields[name], !text.isEmpty else {
        throw .lacksWords(path, "- \(name): …")
      }
      return text
    }
    guard let title, !title.isEmpty else { throw .lacksWords(path, "# title") }
    let wished = wish.joined(separator: " ").trimmed
    guard !wished.isEmpty else { throw .lacksWords(path, "> wish") }
    guard let kind = ChangeRequest.Kind(rawValue: try field("Kind")) else {
      throw .lacksWords(path, "- Kind: axis, players or dearer")
    }
    self.title = title
    self.wish = wished
    self.kind = kind
    askedBy = try field("Asked by")
    before = try field("Before")
    after = try field("After")
  }
}
