/// The types of a module and how they belong together, ready to be drawn.
struct ClassDiagram: Hashable {
  /// A type.
  struct Box: Hashable {
    /// What the arrows call it.
    let id: String
    /// As readers know it, such as `Hull.Damage`.
    let name: String
    /// What it is, such as `struct` or, for a type of another module, `SpaceGame protocol`.
    let kind: String
    /// The names of its type parameters.
    var parameters: [String] = []
    /// In the order of the source.
    var members: [String] = []
  }

  /// How one type belongs to another.
  struct Arrow: Hashable {
    enum Kind: Hashable {
      /// A subclass, or a protocol that refines another.
      case inherits
      case conforms
      /// It stores the other: one, perhaps one, or many.
      case has(Count)
      /// It refers to the other without keeping it alive.
      case knows
      /// It hands out the other.
      case gives
    }

    enum Count: Hashable { case one, perhaps, many }

    let from: String
    let to: String
    let kind: Kind
    /// The properties that make it so.
    var label = ""
  }

  var boxes: [Box] = []
  var arrows: [Arrow] = []
}

extension ClassDiagram {
  /// The diagram as Mermaid has it.
  ///
  /// In a line of Mermaid `<`, `>`, `{` and `}` have a meaning of their own: type parameters stand
  /// between tildes, and types that need brackets are left out.
  var mermaid: [String] {
    ["classDiagram"] + boxes.flatMap(\.mermaid).map { "  \($0)" } + arrows.map { "  \($0.mermaid)" }
  }

  /// How many members a box shows at most.
  var membersPerBox: Int { boxes.count <= 4 ? 12 : 6 }

  /// Whether the boxes are so many that a type does not repeat what the module's protocols list.
  var isCrowded: Bool { boxes.count > 12 }
}

extension ClassDiagram.Box {
  fileprivate var mermaid: [String] {
    let generics = parameters.isEmpty ? "" : "~\(parameters.joined(separator: ", "))~"
    let label = id == name ? "" : "[\"\(name)\"]"
    return ["class \(id)\(generics)\(label) {", "  <<\(kind)>>"] + members.map { "  \($0)" } + ["}"]
  }
}

extension ClassDiagram.Arrow {
  fileprivate var mermaid: String {
    let suffix = label.isEmpty ? "" : " : \(label)"
    return switch kind {
    case .inherits: "\(to) <|-- \(from)"
    case .conforms: "\(to) <|.. \(from)"
    case .has(.one): "\(from) *-- \(to)\(suffix)"
    case .has(.perhaps): "\(from) *-- \"0..1\" \(to)\(suffix)"
    case .has(.many): "\(from) *-- \"*\" \(to)\(suffix)"
    case .knows: "\(from) --> \(to)\(suffix)"
    case .gives: "\(from) ..> \(to)\(suffix)"
    }
  }
}
