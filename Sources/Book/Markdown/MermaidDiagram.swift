/// A Mermaid class diagram, limited to what hand-made diagrams need.
package struct MermaidDiagram: Hashable {
  package struct Class: Hashable {
    /// Its name in the arrows.
    package let id: String
    /// Its name for readers: the label of `class Hull_Damage["Hull.Damage"]`, or else the `id`.
    package var name: String
    /// The text between `<<` and `>>`, such as `protocol`.
    package var kind: String?
    package var members: [String] = []
    package var arrows: [MermaidArrow] = []
  }

  /// In the order in which the diagram names them.
  package private(set) var classes: [Class] = []
  /// The index of the class whose members are being read.
  private var openClass: Int?

  /// - Parameter lines: The lines in the fence.
  /// - Returns: Nil if this is not a class diagram, or one without classes.
  package init?(_ lines: [String]) {
    let lines = lines.map { $0.trimmed(of: " ") }.filter { !$0.isEmpty && !$0.hasPrefix("%%") }
    guard lines.first?.hasPrefix("classDiagram") == true else { return nil }
    for line in lines.dropFirst() { read(line) }
    guard !classes.isEmpty else { return nil }
  }

  private mutating func read(_ line: String) {
    if let open = openClass {
      if line.hasPrefix("}") { openClass = nil } else { add(line, to: open) }
    } else if line.hasPrefix("class ") {
      declare(line.dropFirst("class ".count))
    } else if let arrow = MermaidArrow(line) {
      _ = index(of: arrow.other)
      classes[index(of: arrow.owner)].arrows.append(arrow)
    }
  }

  /// - Parameter text: A declaration such as `Ship`, `Ship {`, or `Ship { lives }`.
  private mutating func declare(_ text: Substring) {
    let head = text.prefix { $0 != "{" }
    let declared = index(of: head.prefix { $0 != "[" }.trimmed)
    let label = head.drop { $0 != "[" }.trimmed(of: " []\"")
    if !label.isEmpty { classes[declared].name = label }
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
      classes[owner].kind = member.trimmed(of: "<> ")
    } else if !member.isEmpty {
      classes[owner].members.append(member)
    }
  }

  private mutating func index(of id: String) -> Int {
    if let index = classes.firstIndex(where: { $0.id == id }) { return index }
    classes.append(Class(id: id, name: id))
    return classes.count - 1
  }
}
