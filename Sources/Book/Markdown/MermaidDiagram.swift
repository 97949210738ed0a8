/// A class diagram in the language of Mermaid.
package struct MermaidDiagram: Hashable {
  package struct Class: Hashable {
    /// What the arrows call it.
    package let id: String
    /// As readers know it.
    package var name: String
    /// What stands between `<<` and `>>`, such as `protocol`.
    package var kind: String?
    package var members: [String] = []
    package var arrows: [MermaidArrow] = []
  }

  /// In the order in which the diagram names them.
  package private(set) var classes: [Class] = []
  private var openClass: String?

  /// - Parameter lines: What stands in the fence.
  /// - Returns: Nil when it is no class diagram, or has no class in it.
  package init?(_ lines: [String]) {
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
    if let id = openClass {
      if line.hasPrefix("}") { openClass = nil } else { add(member: line, to: id) }
    } else if word == "class" {
      declare(line.dropFirst(word.count).trimmed(of: " "))
    } else if let arrow = MermaidArrow(line) {
      _ = index(of: arrow.other)
      let owner = index(of: arrow.owner)
      classes[owner].arrows.append(arrow)
    } else if line.hasPrefix("<<"), let end = line.firstRange(of: ">>") {
      let id = MermaidDiagram.id(String(line[end.upperBound...]))
      add(member: String(line[..<end.upperBound]), to: id)
    } else if !MermaidDiagram.decoration.contains(String(word)),
      let colon = line.firstIndex(of: ":")
    {
      let id = MermaidDiagram.id(String(line[..<colon]))
      add(member: line[line.index(after: colon)...].trimmed(of: " "), to: id)
    }
  }

  /// Words that begin a line about looks, not about classes.
  private static let decoration: Set = [
    "callback", "classDef", "click", "cssClass", "direction", "link", "namespace", "note", "style",
    "title", "}",
  ]

  private mutating func declare(_ text: String) {
    let head = String(text.prefix { $0 != "{" })
    let id = MermaidDiagram.id(head)
    guard !id.isEmpty else { return }
    classes[index(of: id)].name = MermaidDiagram.name(head)
    guard let brace = text.firstIndex(of: "{") else { return }
    let inside = text[text.index(after: brace)...].trimmed(of: " ")
    if inside.hasSuffix("}") {
      add(member: inside.dropLast().trimmed(of: " "), to: id)
    } else {
      openClass = id
      add(member: inside, to: id)
    }
  }

  private mutating func add(member: String, to id: String) {
    guard !member.isEmpty, !id.isEmpty else { return }
    let owner = index(of: id)
    if member.hasPrefix("<<"), member.hasSuffix(">>") {
      classes[owner].kind = member.trimmed(of: "<> ")
    } else {
      classes[owner].members.append(MermaidDiagram.member(member))
    }
  }

  private mutating func index(of id: String) -> Int {
    if let index = classes.firstIndex(where: { $0.id == id }) { return index }
    classes.append(Class(id: id, name: id))
    return classes.count - 1
  }

  /// A member without Mermaid's signs: `-lives: Int` is `private lives: Int`.
  private static func member(_ text: String) -> String {
    let isStatic = text.hasSuffix("$") || text.contains(")$")
    var name = text.replacing(")$", with: ")").replacing(")*", with: ")").trimmed(of: "$*")
    let visibilities: [Character: String] = ["+": "", "-": "private ", "#": "protected ", "~": ""]
    let visibility = name.first.flatMap { visibilities[$0] }
    if visibility != nil { name.removeFirst() }
    return (visibility ?? "") + (isStatic ? "static " : "") + generics(name)
  }

  /// What the arrows call a class: no type parameters, label, looks or quotes.
  static func id(_ text: String) -> String {
    let end = text.firstRange(of: ":::")?.lowerBound ?? text.endIndex
    return text[..<end].prefix { $0 != "[" && $0 != "~" }.trimmed(of: " `\"")
  }

  /// The name of a class as readers know it: its label, or what the arrows call it.
  private static func name(_ text: String) -> String {
    let parameters = generics(String(text.drop { $0 != "~" }.prefix { $0 != "[" && $0 != ":" }))
    let label = text.drop { $0 != "[" }.prefix { $0 != "]" }.trimmed(of: "[\"")
    return (label.isEmpty ? id(text) : label) + parameters.trimmed(of: " ")
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
