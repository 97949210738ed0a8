import Toolchain

extension ClassDiagramReader {
  /// What a type's box lists, in the order of the source.
  ///
  /// Left out are initializers, operators, private members, those that answer to the standard
  /// library, and properties that an arrow shows.
  ///
  /// - Parameters:
  ///   - drawn: The types of the diagram, by their identifiers.
  ///   - withAnswers: Whether to list what answers to a protocol of the module.
  func members(of type: String, drawn: [String: String], withAnswers: Bool) -> [String] {
    let links = graph.relationships.filter { link in
      (link.kind == "memberOf" || link.kind == "requirementOf")
        && (extended[link.target]?.target ?? link.target) == type
    }
    let defaults = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
    var listed: [Symbol] = []
    for link in links where !defaults.contains(link.source) {
      guard let symbol = symbols[link.source], !symbol.isPrivate,
        ClassDiagramReader.memberKinds.contains(symbol.kind.identifier),
        isListed(link, drawn, withAnswers), parts(of: symbol, drawn).isEmpty
      else { continue }
      listed.append(symbol)
    }
    return listed.sorted { $0.isBefore($1) }.map(\.member)
  }

  private static let memberKinds: Set = [
    "swift.property", "swift.type.property", "swift.method", "swift.type.method",
    "swift.subscript", "swift.enum.case",
  ]

  /// Whether a member is a type's own, or answers to a type in the diagram and that is wanted.
  ///
  /// A room's protocol does not list what it asks for, so that the answers are always wanted.
  private func isListed(
    _ link: Relationship, _ drawn: [String: String], _ withAnswers: Bool
  ) -> Bool {
    guard let origin = link.sourceOrigin?.identifier else { return true }
    let asking = drawn.keys.filter { origin.hasPrefix($0) }
    return asking.contains { withAnswers || symbols[$0] == nil }
  }

  /// The types of the diagram that a stored property, or the value of a case, holds.
  func parts(of symbol: Symbol, _ drawn: [String: String]) -> [String] {
    switch symbol.kind.identifier {
    case "swift.property":
      let source = symbol.location.flatMap { sources[$0.uri] } ?? []
      guard SymbolGraphStorage.isStored(symbol, in: source) else { return [] }
    case "swift.enum.case": break
    default: return []
    }
    guard !symbol.declaration.contains("->") else { return [] }
    return types(named: symbol.declarationFragments ?? []).filter { drawn[$0] != nil }
  }

  /// The identifiers of the types in a declaration, with aliases seen through.
  func types(named fragments: [Symbol.Fragment]) -> [String] {
    fragments.compactMap(\.preciseIdentifier).flatMap { id in
      guard let alias = symbols[id], alias.kind.identifier == "swift.typealias" else { return [id] }
      return types(named: alias.declarationFragments ?? [])
    }
  }
}

extension SymbolGraph.Symbol {
  /// The symbol as a line of a box.
  fileprivate var member: String {
    let name = pathComponents.last ?? ""
    switch kind.identifier {
    case "swift.enum.case": return String(name.prefix { $0 != "(" })
    case "swift.property", "swift.type.property":
      let isShared = kind.identifier == "swift.type.property"
      let type = SymbolGraph.Symbol.shown(propertyType)
      return name + (type.map { ": \($0)" } ?? "") + (isShared ? "$" : "")
    default:
      let parameters = (functionSignature?.parameters ?? []).map(\.name).joined(separator: ", ")
      let isShared = kind.identifier == "swift.type.method"
      let result = (functionSignature?.returns ?? []).map(\.spelling).joined()
      let type = result == "Void" ? nil : SymbolGraph.Symbol.shown(result)
      return "\(name.prefix { $0 != "(" })(\(parameters))" + (isShared ? "$" : "")
        + (type.map { " \($0)" } ?? "")
    }
  }

  private var propertyType: String {
    guard let colon = declaration.firstRange(of: ": ") else { return "" }
    let type = declaration[colon.upperBound...]
    return (type.firstRange(of: " {").map { type[..<$0.lowerBound] } ?? type).trimmed
  }

  /// A type as Mermaid can show it; `nil` where it cannot.
  private static func shown(_ type: String) -> String? {
    guard !type.isEmpty, !type.contains(where: { "(){};&\"".contains($0) }) else { return nil }
    return String(type.map { $0 == "<" || $0 == ">" ? "~" : $0 })
  }
}
