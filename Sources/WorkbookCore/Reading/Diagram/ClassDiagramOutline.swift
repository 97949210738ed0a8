/// A class diagram as text: each class with its members and its arrows.
struct ClassDiagramOutline {
  let diagram: ClassDiagram

  var lines: [Line] {
    diagram.classes.enumerated().flatMap { index, type in
      (index == 0 ? [] : [[]]) + lines(of: type)
    }
  }

  private func lines(of type: ClassDiagram.Class) -> [Line] {
    let kind = type.kind.map { [Run(" «\($0)»", .dim)] } ?? []
    let heading: Line = [Run("  "), Run(type.name, .bold)] + kind
    let members: [Line] = type.members.map { [Run("    \($0)")] }
    let arrows: [Line] = type.arrows.map { arrow in
      let remarks = arrow.remarks.isEmpty ? "" : " (\(arrow.remarks.joined(separator: ", ")))"
      return [Run("    → \(arrow.verb) ", .dim), Run(arrow.other), Run(remarks, .dim)]
    }
    return [heading] + members + arrows
  }
}
