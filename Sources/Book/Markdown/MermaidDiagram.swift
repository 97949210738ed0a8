/// A Mermaid class diagram, limited to what hand-made diagrams need.
package struct MermaidDiagram: Hashable {
  package struct Class: Hashable {
    package let name: String
    /// The text between `<<` and `>>`, such as `protocol`.
    package fileprivate(set) var kind: String?
    package fileprivate(set) var members: [String] = []
    package fileprivate(set) var arrows: [Arrow] = []
  }

  /// An arrow, as seen from the class that knows the other.
  package struct Arrow: Hashable {
    package enum Verb: String {
      case inherits = "inherits from"
      case conforms = "conforms to"
      case has
      case uses
      case depends = "depends on"
    }

    package let verb: Verb
    /// The name of the other class.
    package let other: String
    /// How many of the other class there are, such as `many`; empty if the diagram does not say.
    package let count: String
    package let label: String
  }

  /// In the order in which the diagram names them.
  package private(set) var classes: [Class] = []
  /// The index of the class whose members are being read.
  private var openClass: Int?

  /// - Parameter lines: The lines in the fence.
  /// - Returns: Nil if this is not a class diagram, or one without classes.
  package init?(_ lines: [String]) {
    let lines = lines.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("%%") }
    guard lines.first?.hasPrefix("classDiagram") == true else { return nil }
    for line in lines.dropFirst() { read(line) }
    guard !classes.isEmpty else { return nil }
  }

  private mutating func read(_ line: String) {
    if let open = openClass {
      if line.hasPrefix("}") { openClass = nil } else { add(line, to: open) }
    } else if line.hasPrefix("class ") {
      declare(line.dropFirst("class ".count))
    } else {
      readArrow(line)
    }
  }

  /// - Parameter text: A declaration such as `Ship`, `Ship {`, or `Ship { lives }`.
  private mutating func declare(_ text: Substring) {
    let head = text.prefix { $0 != "{" }
    let declared = index(of: head.trimmed)
    let body = text.dropFirst(head.count + 1).trimmed
    if body.hasSuffix("}") {
      add(body.dropLast().trimmed, to: declared)
    } else if text.contains("{") {
      openClass = declared
      add(body, to: declared)
    }
  }

  private mutating func add(_ member: String, to owner: Int) {
    if member.hasPrefix("<<"), member.hasSuffix(">>") {
      classes[owner].kind = String(member.dropFirst(2).dropLast(2))
    } else if !member.isEmpty {
      classes[owner].members.append(member)
    }
  }

  /// Reads a line such as `Ship *-- "0..1" Gun : spare`; another line is about looks.
  private mutating func readArrow(_ line: String) {
    let form = #/(\S+) (<\|--|<\|\.\.|\*--|-->|\.\.>) (?:"(.+)" )?(\S+)(?: : (.+))?/#
    guard let match = line.wholeMatch(of: form) else { return }
    let verb: Arrow.Verb =
      switch match.2 {
      case "<|--": .inherits
      case "<|..": .conforms
      case "*--": .has
      case "-->": .uses
      default: .depends
      }
    let (left, right) = (index(of: String(match.1)), index(of: String(match.4)))
    // The triangle stands at the class that the other one knows.
    let isBackwards = verb == .inherits || verb == .conforms
    let (owner, other) = isBackwards ? (right, left) : (left, right)
    let count = match.3.map(String.init) ?? ""
    classes[owner].arrows.append(
      Arrow(
        verb: verb, other: classes[other].name,
        count: ["*": "many", "0..1": "at most one", "1..*": "one or more"][count] ?? count,
        label: match.5.map(String.init) ?? ""))
  }

  private mutating func index(of name: String) -> Int {
    if let index = classes.firstIndex(where: { $0.name == name }) { return index }
    classes.append(Class(name: name))
    return classes.count - 1
  }
}
