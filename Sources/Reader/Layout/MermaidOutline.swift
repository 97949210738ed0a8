import Book
import Terminal

extension MermaidDiagram {
  /// The diagram as text: each class with its members and its arrows.
  var outline: [Line] {
    // A class that only others refer to is not worth a paragraph.
    let told = classes.filter { $0.kind != nil || !$0.members.isEmpty || !$0.arrows.isEmpty }
    return separated((told.isEmpty ? classes : told).map(lines))
  }

  private func lines(of type: Class) -> [Line] {
    let kind = type.kind.map { " «\($0)»" } ?? ""
    return [[Run("  "), Run(type.name, .bold), Run(kind, .dim)]]
      + type.members.map { [Run("    \($0)")] }
      + type.arrows.map { arrow in
        let count = arrow.count.isEmpty ? "" : " \(arrow.count)"
        let label = arrow.label.isEmpty ? "" : " (\(arrow.label))"
        return [
          Run("    → \(arrow.verb.rawValue)\(count) ", .dim), Run(arrow.other), Run(label, .dim),
        ]
      }
  }
}
