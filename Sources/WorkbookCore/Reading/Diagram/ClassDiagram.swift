/// A class diagram in the language of Mermaid.
struct ClassDiagram: Hashable {
  struct Class: Hashable {
    let name: String
    /// What stands between `<<` and `>>`, such as `protocol`.
    var kind: String?
    var members: [String] = []
    var arrows: [ClassArrow] = []
  }

  /// In the order in which the diagram names them.
  private(set) var classes: [Class] = []
  private var openClass: String?

  /// - Parameter lines: What stands in the fence.
  /// - Returns: Nil when it is no class diagram, or has no class in it.
  init?(_ lines: [String]) {
    var rest = lines.map { $0.trimmed(of: " ") }[...]
    if rest.first == "---" {
      rest = rest.dropFirst().drop { $0 != "---" }.dropFirst()
    }
    rest = rest.drop { $0.isEmpty || $0.hasPrefix("%%") }
    guard rest.first?.hasPrefix("classDiagram") == true else { return nil }
    for line in rest.dropFirst() where !line.isEmpty && !line.hasPrefix("%%") { read(line) }
    guard !classes.isEmpty else { return nil }
  }

  private mutating func read(_ line: String) {
    let word = line.prefix { !$0.isWhitespace }
    if let name = openClass {
      if line.hasPrefix("}") { openClass = nil } else { add(member: line, to: name) }
    } else if word == "class" {
      declare(line.dropFirst(word.count).trimmed(of: " "))
    } else if let arrow = ClassArrow(line) {
      _ = index(of: arrow.other)
      let owner = index(of: arrow.owner)
      classes[owner].arrows.append(arrow)
    } else if line.hasPrefix("<<"), let end = line.firstRange(of: ">>") {
      let name = ClassDiagram.name(String(line[end.upperBound...]))
      add(member: String(line[..<end.upperBound]), to: name)
    } else if !ClassDiagram.decoration.contains(String(word)), let colon = line.firstIndex(of: ":")
    {
      let name = ClassDiagram.name(String(line[..<colon]))
      add(member: line[line.index(after: colon)...].trimmed(of: " "), to: name)
    }
  }

  /// Words that begin a line about looks, not about classes.
  private static let decoration: Set = [
    "callback", "classDef", "click", "cssClass", "direction", "link", "namespace", "note", "style",
    "title", "}",
  ]

  private mutating func declare(_ text: String) {
    let name = ClassDiagram.name(String(text.prefix { $0 != "{" }))
    guard !name.isEmpty else { return }
    _ = index(of: name)
    guard let brace = text.firstIndex(of: "{") else { return }
    let inside = text[text.index(after: brace)...].trimmed(of: " ")
    if inside.hasSuffix("}") {
      add(member: inside.dropLast().trimmed(of: " "), to: name)
    } else {
      openClass = name
      add(member: inside, to: name)
    }
  }

  private mutating func add(member: String, to name: String) {
    guard !member.isEmpty, !name.isEmpty else { return }
    let owner = index(of: name)
    if member.hasPrefix("<<"), member.hasSuffix(">>") {
      classes[owner].kind = member.trimmed(of: "<> ")
    } else {
      classes[owner].members.append(ClassDiagram.member(member))
    }
  }

  private mutating func index(of name: String) -> Int {
    if let index = classes.firstIndex(where: { $0.name == name }) { return index }
    classes.append(Class(name: name))
    return classes.count - 1
  }

  /// A member without Mermaid's signs: `-lives: Int` is `private lives: Int`.
  private static func member(_ text: String) -> String {
    var text = text
    if text.hasSuffix("$") { text = "static " + text.dropLast() }
    if text.hasSuffix("*") { text = String(text.dropLast()) }
    let visibilities: [Character: String] = ["+": "", "-": "private ", "#": "protected ", "~": ""]
    if let first = text.first, let visibility = visibilities[first] {
      text = visibility + text.dropFirst()
    }
    return generics(text)
  }

  /// The name of a class without its label, its looks and quotes.
  static func name(_ text: String) -> String {
    let end = text.firstRange(of: ":::")?.lowerBound ?? text.endIndex
    return generics(text[..<end].prefix { $0 != "[" }.trimmed(of: " `\""))
  }

  /// Mermaid writes `List~Int~` for `List<Int>`.
  private static func generics(_ text: String) -> String {
    var result = ""
    for (index, character) in zip(text.indices, text) {
      guard character == "~" else {
        result.append(character)
        continue
      }
      let next = text[text.index(after: index)...].first
      let isOpening = next.map { $0.isLetter || $0 == "[" || $0 == "(" || $0 == "_" } ?? false
      result += isOpening ? "<" : ">"
    }
    return result
  }
}
