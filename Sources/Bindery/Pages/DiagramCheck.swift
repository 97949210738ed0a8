import Book
import Text
import Toolchain

/// Compares a hand-made diagram with the compiler's view: the diagram may leave things out, but
/// must not invent any.
struct DiagramCheck {
  /// How many boxes a reader can take in at a glance.
  private static let mostBoxes = 7

  private let links: [SymbolGraph.Relationship]
  private let types: [String: SymbolGraph.Symbol]
  /// The members of each type, by the type's identifier.
  private var members: [String: [SymbolGraph.Symbol]] = [:]

  /// - Parameter graph: The symbols of a side and of its seam's module.
  init(_ graph: SymbolGraph) {
    links = graph.relationships
    let kinds = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]
    let declared = graph.symbols.filter { kinds.contains($0.kind.identifier) }
    types = Dictionary(declared.map { ($0.name, $0) }) { one, _ in one }
    let named = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { one, _ in one }
    for link in graph.relationships where ["memberOf", "requirementOf"].contains(link.kind) {
      if let member = named[link.source] { members[link.target, default: []].append(member) }
    }
  }

  /// The faults of a diagram, one sentence each; empty if all of it is true.
  ///
  /// - Parameter lines: The lines in the fence.
  func faults(in lines: [String]) -> [String] {
    guard let diagram = MermaidDiagram(lines) else {
      return ["This is not a class diagram: begin it with `classDiagram`, and draw a class."]
    }
    let count = diagram.classes.count
    let crowd =
      "The diagram has \(count) boxes: make its point with at most \(DiagramCheck.mostBoxes)."
    return (count > DiagramCheck.mostBoxes ? [crowd] : [])
      + diagram.unread.map { index in
        "“\(lines[index].trimmed)” cannot be read: write an arrow as `Gun <|.. AimedGun`, or "
          + "`Ship *-- Hull`."
      } + diagram.classes.flatMap(faults)
  }

  private func faults(in box: MermaidDiagram.Class) -> [String] {
    guard let type = types[box.name] else {
      return ["There is no type \(box.name) in this version or in its lesson's shared module."]
    }
    let words = (box.kind ?? "").split(separator: " ").map(String.init)
    var faults: [String] = []
    if let told = words.last, told != type.kindName {
      faults.append("The kind of \(box.name) is \(type.kindName), not \(told).")
    }
    // A folder may be the module's own.
    for folder in words.dropLast() where type.location?.uri.contains("/\(folder)/") != true {
      faults.append("\(box.name) is not declared in a folder \(folder).")
    }
    let known = members(of: type).map(\.pathComponents.last)
    for member in box.members where !known.contains(member) {
      faults.append("\(box.name) has no member `\(member)`: write it as the compiler names it.")
    }
    for arrow in box.arrows {
      guard let other = types[arrow.other], !isTrue(arrow, from: type, to: other) else { continue }
      faults.append("The compiler does not show that \(box.name) \(arrow.words).")
    }
    return faults
  }

  private func isTrue(
    _ arrow: MermaidDiagram.Arrow, from type: SymbolGraph.Symbol, to other: SymbolGraph.Symbol
  ) -> Bool {
    let isProtocol = type.kindName == "protocol"
    func isLinked(_ kind: String) -> Bool {
      links.contains {
        $0.kind == kind && $0.source == type.identifier.precise
          && $0.target == other.identifier.precise
      }
    }
    return switch arrow.verb {
    case .inherits: isLinked(isProtocol ? "conformsTo" : "inheritsFrom")
    case .conforms: !isProtocol && isLinked("conformsTo")
    case .has:
      !isProtocol
        && members(of: type).contains { part in
          part.isStored && part.mentions(other) && part.holds(arrow.count)
            && (arrow.label.isEmpty || part.pathComponents.last == arrow.label)
        }
    case .uses, .depends: ([type] + members(of: type)).contains { $0.mentions(other) }
    }
  }

  private func members(of type: SymbolGraph.Symbol) -> [SymbolGraph.Symbol] {
    members[type.identifier.precise] ?? []
  }
}

extension SymbolGraph.Symbol {
  /// The name of a type as code has it, such as `Cast.Member`.
  fileprivate var name: String { pathComponents.joined(separator: ".") }

  /// The kind of a type: `class`, `struct`, `enum`, `protocol` or `actor`.
  fileprivate var kindName: String {
    declaration.contains("actor ") ? "actor" : String(kind.identifier.dropFirst("swift.".count))
  }

  private var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

  /// Whether it is a stored property or an enum case.
  ///
  /// The compiler prints computed properties with their accessors, and also stored ones with
  /// `private(set)`; since the two cannot be told apart, neither counts.
  fileprivate var isStored: Bool {
    ["swift.property", "swift.enum.case"].contains(kind.identifier) && !declaration.contains("{")
  }

  /// Whether the declaration names a type other than the declared one.
  fileprivate func mentions(_ type: Self) -> Bool {
    let wanted = type.identifier.precise
    return identifier.precise != wanted
      && declarationFragments?.contains { $0.preciseIdentifier == wanted } ?? false
  }

  /// Whether a property holds the number that an arrow says; without a number, any will do.
  fileprivate func holds(_ count: String) -> Bool {
    switch count {
    case "": true
    case "many": declaration.contains("[") || declaration.contains("Set<")
    case "at most one": declaration.hasSuffix("?")
    default: !declaration.contains("[") && !declaration.hasSuffix("?")
    }
  }
}
