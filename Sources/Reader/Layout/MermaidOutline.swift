import Book
import Terminal

/// A class diagram as text: each class with its members and its arrows.
struct MermaidOutline {
  let diagram: MermaidDiagram

  var lines: [Line] {
    let told = diagram.classes.filter { !$0.isBare }
    return (told.isEmpty ? diagram.classes : told).enumerated().flatMap { index, type in
      (index == 0 ? [] : [[]]) + lines(of: type)
    }
  }

  private func lines(of type: MermaidDiagram.Class) -> [Line] {
    let kind = type.kind.map { [Run(" «\($0)»", .dim)] } ?? []
    let heading: Line = [Run("  "), Run(type.name, .bold)] + kind
    let members: [Line] = type.members.map { [Run("    \($0)")] }
    let arrows: [Line] = type.arrows.map { arrow in
      let count = arrow.count.isEmpty ? "" : "\(arrow.count) "
      let label = arrow.label.isEmpty ? "" : " (\(arrow.label))"
      return [
        Run("    → \(arrow.verb) \(count)", .dim), Run(name(of: arrow.other)), Run(label, .dim),
      ]
    }
    return [heading] + members + arrows
  }

  private func name(of id: String) -> String {
    diagram.classes.first { $0.id == id }?.name ?? id
  }
}

extension MermaidDiagram.Class {
  /// Whether the diagram shows nothing of the class except that others refer to it.
  fileprivate var isBare: Bool { kind == nil && members.isEmpty && arrows.isEmpty }
}
