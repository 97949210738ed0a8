import Text

/// A Mermaid class diagram, limited to what hand-made diagrams need.
package struct MermaidDiagram: Equatable {
  package struct Class: Equatable {
    package let name: String
    /// The text between `<<` and `>>`, such as `protocol`.
    package fileprivate(set) var kind: String?
    package fileprivate(set) var members: [String] = []
    package fileprivate(set) var arrows: [Arrow] = []
  }

  /// An arrow, as seen from the class that knows the other.
  package struct Arrow: Equatable {
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

  /// The classes, in the order in which the diagram names them.
  package private(set) var classes: [Class] = []
  /// The indices of lines in the fence that this parser does not support, such as a note.
  package private(set) var unread: [Int] = []

  /// - Parameter lines: The lines in the fence.
  /// - Returns: Nil if this is not a class diagram, or has no classes.
  package init?(_ lines: [String]) {
    guard lines.first?.trimmed == "classDiagram" else { return nil }
    var open: Int?
    for (index, line) in lines.map(\.trimmed).enumerated().dropFirst()
    where !line.isEmpty && !line.hasPrefix("%%") {
      if line == "}" {
        open = nil
      } else if let open {
        if let kind = line.wholeMatch(of: #/<<(.+)>>/#) {
          classes[open].kind = String(kind.1)
        } else {
          classes[open].members.append(line)
        }
      } else if let match = line.wholeMatch(of: #/class (\S+)( \{)?/#) {
        let declared = self.index(of: match.1)
        if match.2 != nil { open = declared }
      } else if !readArrow(line) {
        unread.append(index)
      }
    }
    guard !classes.isEmpty else { return nil }
  }

  private static let verbs: [String: Arrow.Verb] = [
    "<|--": .inherits, "<|..": .conforms, "*--": .has, "-->": .uses, "..>": .depends,
  ]
  private static let counts = ["*": "many", "0..1": "at most one"]

  /// Reads a line such as `Ship *-- "0..1" Gun : spare`, from one class to another.
  ///
  /// - Returns: Whether it is one.
  private mutating func readArrow(_ line: String) -> Bool {
    let form = #/(\S+) ([-.<>|*]+) (?:"(.+)" )?(\S+)(?: : (.+))?/#
    guard let match = line.wholeMatch(of: form),
      let verb = MermaidDiagram.verbs[String(match.2)], match.1 != match.4
    else { return false }
    let (left, right) = (index(of: match.1), index(of: match.4))
    // The triangle is at the class that the other class knows.
    let (owner, other) = match.2.hasPrefix("<|") ? (right, left) : (left, right)
    let count = String(match.3 ?? "")
    classes[owner].arrows.append(
      Arrow(
        verb: verb, other: classes[other].name, count: MermaidDiagram.counts[count] ?? count,
        label: String(match.5 ?? "")))
    return true
  }

  private mutating func index(of name: Substring) -> Int {
    if let index = classes.firstIndex(where: { $0.name == name }) { return index }
    classes.append(Class(name: String(name)))
    return classes.count - 1
  }
}
