import Foundation
import Toolchain

/// Reads a class diagram out of what the compiler knows of a module.
///
/// Drawn are the module's own types but the private ones; the protocols and base classes that it
/// takes from the rooms it imports; and the types of a room to which it gives a protocol of its
/// own. What comes from the standard library is left out.
struct ClassDiagramReader {
  typealias Symbol = SymbolGraph.Symbol
  typealias Relationship = SymbolGraph.Relationship

  let graph: SymbolGraph
  /// The modules of this package that the module imports.
  let rooms: [String]
  /// The lines of the files in which the symbols are, by their addresses.
  let sources: [String: [String]]
  /// The symbols by their identifiers.
  let symbols: [String: Symbol]
  /// The types of rooms that the module extends, by the identifiers of the extensions.
  let extended: [String: Relationship]

  init(_ graph: SymbolGraph, rooms: [String]) throws {
    self.graph = graph
    self.rooms = rooms
    symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { first, _ in first }
    let extensions = graph.relationships.filter { $0.kind == "extensionTo" }
    extended = Dictionary(extensions.map { ($0.source, $0) }) { first, _ in first }
    var sources: [String: [String]] = [:]
    for uri in Set(graph.symbols.compactMap(\.location?.uri)) {
      guard let url = URL(string: uri) else { continue }
      sources[uri] = try String(contentsOf: url, encoding: .utf8).lines
    }
    self.sources = sources
  }

  /// The diagram of the module.
  func diagram() -> ClassDiagram {
    let types = borrowedTypes() + ownTypes()
    let ids = Dictionary(types.map { ($0.usr, $0.box.id) }) { first, _ in first }
    let arrows = arrows(between: ids)
    var diagram = ClassDiagram(boxes: types.map(\.box), arrows: arrows)
    let room = diagram.membersPerBox
    for index in types.indices {
      let all = members(
        of: types[index].usr, drawn: ids, withAnswers: !diagram.isCrowded)
      diagram.boxes[index].members = all.count <= room ? all : all.prefix(room - 1) + ["…"]
    }
    return diagram
  }

  /// A type to be drawn.
  struct DrawnType {
    /// Its identifier in the symbol graph.
    let usr: String
    let box: ClassDiagram.Box
  }

  /// The types that the module declares and does not hide in a file, in the order of the source.
  private func ownTypes() -> [DrawnType] {
    graph.symbols.filter { ClassDiagramReader.kinds[$0.kind.identifier] != nil && !isHidden($0) }
      .sorted { $0.isBefore($1) }
      .map { symbol in
        let fragments = symbol.declarationFragments ?? []
        let isActor = fragments.contains { $0.kind == "keyword" && $0.spelling == "actor" }
        let kind = isActor ? "actor" : ClassDiagramReader.kinds[symbol.kind.identifier] ?? ""
        return DrawnType(
          usr: symbol.identifier.precise,
          box: ClassDiagram.Box(
            id: symbol.pathComponents.joined(separator: "_"),
            name: symbol.pathComponents.joined(separator: "."), kind: kind,
            parameters: fragments.filter { $0.kind == "genericParameter" }.map(\.spelling)))
      }
  }

  private static let kinds = [
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum",
    "swift.protocol": "protocol",
  ]

  /// Whether a type, or one that it is nested in, is private.
  private func isHidden(_ symbol: Symbol) -> Bool {
    let hidden = graph.symbols.filter(\.isPrivate).map(\.pathComponents)
    return hidden.contains { symbol.pathComponents.starts(with: $0) }
  }

  /// The types of rooms that the module conforms to, inherits from or gives a protocol of its own.
  private func borrowedTypes() -> [DrawnType] {
    let own = Set(ownTypes().map(\.usr))
    var names: [String: String] = [:]
    for link in graph.relationships where link.kind == "conformsTo" || link.kind == "inheritsFrom" {
      if own.contains(link.source), let name = roomName(of: link) { names[link.target] = name }
      if own.contains(link.target), let type = extended[link.source], let name = roomName(of: type)
      {
        names[type.target] = name
      }
    }
    return names.sorted { $0.value < $1.value }.map { usr, fullName in
      let parts = fullName.split(separator: ".")
      let kinds: [Character: String] = ["P": "protocol", "V": "struct", "O": "enum", "C": "class"]
      let name = parts.dropFirst().joined(separator: ".")
      return DrawnType(
        usr: usr,
        box: ClassDiagram.Box(
          id: parts.joined(separator: "_"), name: name,
          kind: "\(parts[0]) \(usr.last.flatMap { kinds[$0] } ?? "type")"))
    }
  }

  /// The full name of a relationship's target, where it belongs to a room.
  private func roomName(of link: Relationship) -> String? {
    guard let name = link.targetFallback, let module = name.split(separator: ".").first,
      rooms.contains(String(module))
    else { return nil }
    return name
  }
}

extension SymbolGraph.Symbol {
  var isPrivate: Bool { accessLevel == "private" || accessLevel == "fileprivate" }

  /// The declaration as the compiler prints it.
  var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

  /// Whether it comes first in the source; by name where the source does not say.
  func isBefore(_ other: SymbolGraph.Symbol) -> Bool {
    let place = (location?.uri ?? "", location?.position.line ?? 0)
    let otherPlace = (other.location?.uri ?? "", other.location?.position.line ?? 0)
    guard place == otherPlace else { return place < otherPlace }
    let column = (location?.position.character ?? 0, identifier.precise)
    return column < (other.location?.position.character ?? 0, other.identifier.precise)
  }
}
