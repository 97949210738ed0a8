import Book

/// Compares a hand-made diagram with what the compiler knows: it may leave things out, but it must
/// not invent any.
struct DiagramCheck {
  /// How many boxes a reader can take in at a glance.
  private static let mostBoxes = 7

  let facts: DiagramFacts

  /// What is wrong with a diagram, one sentence each; empty if all of it is true.
  ///
  /// - Parameter lines: The lines in the fence.
  func faults(in lines: [String]) -> [String] {
    guard let diagram = MermaidDiagram(lines) else {
      return ["This is no class diagram: begin it with `classDiagram`, and draw a class."]
    }
    var faults: [String] = []
    if diagram.classes.count > DiagramCheck.mostBoxes {
      faults.append(
        "The diagram has \(diagram.classes.count) boxes: make its point with "
          + "\(DiagramCheck.mostBoxes) at most.")
    }
    let drawn = lines.count { $0.contains("--") || $0.contains("..") }
    if diagram.classes.map(\.arrows.count).reduce(0, +) != drawn {
      faults.append("An arrow cannot be read: write it as `Gun <|.. AimedGun`, or `Ship *-- Hull`.")
    }
    for box in diagram.classes {
      guard let type = facts.type(box.name) else {
        faults.append("There is no type \(box.name) on this side or in the room of its seam.")
        continue
      }
      faults += self.faults(in: box, type)
      for arrow in box.arrows {
        guard let other = facts.type(arrow.other) else { continue }
        if let fault = fault(in: arrow, from: type, to: other) { faults.append(fault) }
      }
    }
    return faults
  }

  private func faults(in box: MermaidDiagram.Class, _ type: SymbolGraph.Symbol) -> [String] {
    var faults: [String] = []
    if let told = box.kind {
      let words = told.split(separator: " ").map(String.init)
      if words.last != facts.kind(of: type) {
        faults.append("\(box.name) is no \(words.last ?? ""): it is a \(facts.kind(of: type)).")
      }
      // A folder may be that of the module.
      for folder in words.dropLast() where type.location?.uri.contains("/\(folder)/") != true {
        faults.append("\(box.name) is not declared in a folder \(folder).")
      }
    }
    for member in box.members where !facts.hasMember(member, type) {
      faults.append("\(box.name) has no member `\(member)`: write it as the compiler names it.")
    }
    return faults
  }

  /// What is untrue about an arrow.
  private func fault(
    in arrow: MermaidDiagram.Arrow, from type: SymbolGraph.Symbol, to other: SymbolGraph.Symbol
  ) -> String? {
    let (one, two) = (type.name, other.name)
    switch arrow.verb {
    case .inherits:
      return facts.inherits(type, from: other) ? nil : "\(one) does not inherit from \(two)."
    case .conforms:
      return facts.conforms(type, to: other) ? nil : "\(one) does not conform to \(two)."
    case .has:
      let parts = facts.parts(of: type, holding: other).filter { part in
        arrow.label.isEmpty || part.pathComponents.last == arrow.label
      }
      guard !parts.isEmpty else {
        let name = arrow.label.isEmpty ? "" : " named \(arrow.label)"
        return "\(one) stores no \(two)\(name) that the compiler shows as stored."
      }
      return parts.contains { $0.holds(arrow.count) }
        ? nil : "\(one) does not store \(arrow.count) \(two)."
    case .uses, .depends:
      return facts.uses(type, other) ? nil : "No declaration of \(one) names \(two)."
    }
  }
}

extension SymbolGraph.Symbol {
  /// Whether a property holds as many as an arrow says; an arrow without a count is always right.
  fileprivate func holds(_ count: String) -> Bool {
    switch count {
    case "": true
    case "many", "one or more": declaration.contains("[") || declaration.contains("Set<")
    case "at most one": declaration.hasSuffix("?")
    default: !declaration.contains("[") && !declaration.hasSuffix("?")
    }
  }
}
