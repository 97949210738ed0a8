import Book

/// The facts that a diagram may show: the types of a side and its seam's module, and their
/// relations.
struct DiagramFacts {
  typealias Symbol = SymbolGraph.Symbol

  private let graph: SymbolGraph
  private let types: [String: Symbol]
  private let members: [String: [Symbol]]

  init(_ graph: SymbolGraph) {
    self.graph = graph
    let symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { one, _ in one }
    let declared = graph.symbols.filter { DiagramFacts.kinds[$0.kind.identifier] != nil }
    types = Dictionary(declared.map { ($0.pathComponents.joined(separator: "."), $0) }) { one, _ in
      one
    }
    var members: [String: [Symbol]] = [:]
    for link in graph.relationships
    where ["memberOf", "requirementOf", "optionalRequirementOf"].contains(link.kind) {
      guard let member = symbols[link.source] else { continue }
      members[link.target, default: []].append(member)
    }
    self.members = members
  }

  private static let kinds = [
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum",
    "swift.protocol": "protocol",
  ]

  /// A type by its name, such as `Thrusters.Rows`.
  func type(_ name: String) -> Symbol? { types[name] }

  /// What a type is: `class`, `struct`, `enum`, `protocol` or `actor`.
  func kind(of type: Symbol) -> String {
    let isActor = type.declarationFragments?.contains { $0.spelling == "actor" } ?? false
    return isActor ? "actor" : DiagramFacts.kinds[type.kind.identifier] ?? ""
  }

  func hasMember(_ name: String, _ type: Symbol) -> Bool {
    members(of: type).contains { $0.pathComponents.last == name }
  }

  func inherits(_ type: Symbol, from other: Symbol) -> Bool {
    kind(of: type) == "protocol"
      ? isLinked(type, "conformsTo", other) : isLinked(type, "inheritsFrom", other)
  }

  func conforms(_ type: Symbol, to other: Symbol) -> Bool {
    kind(of: type) != "protocol" && isLinked(type, "conformsTo", other)
  }

  /// The stored properties and enum cases that hold another type.
  ///
  /// The compiler prints computed properties with their accessors, but also stored ones with
  /// `private(set)`; since the two cannot be told apart, neither counts.
  func parts(of type: Symbol, holding other: Symbol) -> [Symbol] {
    members(of: type).filter { member in
      ["swift.property", "swift.enum.case"].contains(member.kind.identifier)
        && !member.declaration.contains("{") && names(member, other)
        && kind(of: type) != "protocol"
    }
  }

  /// Whether a declaration in a type names another type, as a property, a parameter or a result.
  func uses(_ type: Symbol, _ other: Symbol) -> Bool {
    names(type, other) || members(of: type).contains { names($0, other) }
  }

  private func members(of type: Symbol) -> [Symbol] { members[type.identifier.precise] ?? [] }

  private func isLinked(_ type: Symbol, _ kind: String, _ other: Symbol) -> Bool {
    graph.relationships.contains {
      ($0.kind, $0.source, $0.target)
        == (kind, type.identifier.precise, other.identifier.precise)
    }
  }

  private func names(_ symbol: Symbol, _ other: Symbol) -> Bool {
    symbol.identifier != other.identifier
      && symbol.declarationFragments?.contains {
        $0.preciseIdentifier == other.identifier.precise
      } ?? false
  }
}
