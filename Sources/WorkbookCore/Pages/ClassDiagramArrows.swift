import Toolchain

extension ClassDiagramReader {
  /// How the types of the diagram belong together, those of the first type first.
  func arrows(between drawn: [String: String]) -> [ClassDiagram.Arrow] {
    let kinships = kinships(between: drawn)
    let possessions = possessions(between: drawn)
    let related = Set((kinships + possessions).map { [$0.from, $0.to] })
    let gifts = gifts(between: drawn).filter { !related.contains([$0.from, $0.to]) }
    return kinships + possessions + gifts
  }

  /// Inheritance and conformance.
  private func kinships(between drawn: [String: String]) -> [ClassDiagram.Arrow] {
    let arrows = graph.relationships.compactMap { link -> ClassDiagram.Arrow? in
      let source = extended[link.source]?.target ?? link.source
      guard let from = drawn[source], let to = drawn[link.target] else { return nil }
      switch link.kind {
      case "inheritsFrom": return ClassDiagram.Arrow(from: from, to: to, kind: .inherits)
      case "conformsTo":
        let refines = symbols[source]?.kind.identifier == "swift.protocol"
        return ClassDiagram.Arrow(from: from, to: to, kind: refines ? .inherits : .conforms)
      default: return nil
      }
    }
    return Set(arrows).sorted { ($0.to, $0.from) < ($1.to, $1.from) }
  }

  /// Stored properties: one arrow for all that hold the same type in the same way.
  private func possessions(between drawn: [String: String]) -> [ClassDiagram.Arrow] {
    var arrows: [ClassDiagram.Arrow] = []
    for (symbol, owner) in declarations(drawn) {
      guard let from = drawn[owner] else { continue }
      for type in parts(of: symbol, drawn) {
        let name = String((symbol.pathComponents.last ?? "").prefix { $0 != "(" })
        let arrow = ClassDiagram.Arrow(
          from: from, to: drawn[type] ?? "", kind: symbol.possession, label: name)
        let same = arrows.firstIndex {
          ($0.from, $0.to, $0.kind) == (arrow.from, arrow.to, arrow.kind)
        }
        if let same { arrows[same].label += ", \(name)" } else { arrows.append(arrow) }
      }
    }
    return arrows
  }

  /// Methods that hand out another type of the diagram.
  private func gifts(between drawn: [String: String]) -> [ClassDiagram.Arrow] {
    var arrows: [ClassDiagram.Arrow] = []
    for (symbol, owner) in declarations(drawn) where !symbol.isPrivate {
      for type in types(named: symbol.functionSignature?.returns ?? []) {
        guard let from = drawn[owner], let to = drawn[type], from != to else { continue }
        let arrow = ClassDiagram.Arrow(from: from, to: to, kind: .gives)
        if !arrows.contains(arrow) { arrows.append(arrow) }
      }
    }
    return arrows
  }

  /// The members of the diagram's types with their owners, in the order of the source.
  private func declarations(_ drawn: [String: String]) -> [(symbol: Symbol, owner: String)] {
    graph.relationships.compactMap { link -> (symbol: Symbol, owner: String)? in
      let owner = extended[link.target]?.target ?? link.target
      guard link.kind == "memberOf" || link.kind == "requirementOf", drawn[owner] != nil,
        let symbol = symbols[link.source]
      else { return nil }
      return (symbol, owner)
    }.sorted { $0.symbol.isBefore($1.symbol) }
  }
}

extension SymbolGraph.Symbol {
  /// How a property holds what it names.
  fileprivate var possession: ClassDiagram.Arrow.Kind {
    let declaration = declaration
    if declaration.hasPrefix("weak ") || declaration.hasPrefix("unowned ") { return .knows }
    guard kind.identifier == "swift.property",
      let colon = declaration.firstRange(of: ": ")
    else { return .has(.one) }
    let type = declaration[colon.upperBound...].prefix { $0 != "{" }.trimmed
    if type.hasPrefix("[") || type.hasPrefix("Set<") { return .has(.many) }
    return .has(type.hasSuffix("?") ? .perhaps : .one)
  }
}
