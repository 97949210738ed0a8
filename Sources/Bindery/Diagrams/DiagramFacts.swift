/// The facts that a diagram may show: the types of a side and its seam's module, and their
/// relations.
struct DiagramFacts {
  typealias Symbol = SymbolGraph.Symbol

  private let relationships: [SymbolGraph.Relationship]
  private let types: [String: Symbol]
  private var members: [String: [Symbol]] = [:]

  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
    let declared = symbols.filter { DiagramFacts.kinds[$0.kind.identifier] != nil }
    types = Dictionary(declared.map { ($0.name, $0) }) { one, _ in one }
    let named = Dictionary(symbols.map { ($0.identifier.precise, $0) }) { one, _ in one }
    for link in relationships where ["memberOf", "requirementOf"].contains(link.kind) {
      if let member = named[link.source] { members[link.target, default: []].append(member) }
    }
  }

  private static let kinds = [
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum",
    "swift.protocol": "protocol",
  ]

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
    isLinked(type, kind(of: type) == "protocol" ? "conformsTo" : "inheritsFrom", other)
  }

  func conforms(_ type: Symbol, to other: Symbol) -> Bool {
    kind(of: type) != "protocol" && isLinked(type, "conformsTo", other)
  }

  /// The stored properties and enum cases that hold another type.
  ///
  /// The compiler prints computed properties with their accessors, but also stored ones with
  /// `private(set)`; since the two cannot be told apart, neither counts.
  func parts(of type: Symbol, holding other: Symbol) -> [Symbol] {
    guard kind(of: type) != "protocol" else { return [] }
    return members(of: type).filter { member in
      ["swift.property", "swift.enum.case"].contains(member.kind.identifier)
        && !member.declaration.contains("{") && member.mentions(other)
    }
  }

  /// Whether a declaration in a type names another type, as a property, a parameter or a result.
  func uses(_ type: Symbol, _ other: Symbol) -> Bool {
    type.mentions(other) || members(of: type).contains { $0.mentions(other) }
  }

  private func members(of type: Symbol) -> [Symbol] { members[type.identifier.precise] ?? [] }

  private func isLinked(_ type: Symbol, _ kind: String, _ other: Symbol) -> Bool {
    relationships.contains {
      ($0.kind, $0.source, $0.target)
        == (kind, type.identifier.precise, other.identifier.precise)
    }
  }
}

extension SymbolGraph.Symbol {
  /// The name of a type as code has it, such as `Thrusters.Rows`.
  var name: String { pathComponents.joined(separator: ".") }

  /// The declaration on one line.
  var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

  /// Whether the declaration names a type, other than the one that it declares.
  fileprivate func mentions(_ type: Self) -> Bool {
    let wanted = type.identifier.precise
    return identifier.precise != wanted
      && declarationFragments?.contains { $0.preciseIdentifier == wanted } ?? false
  }
}
