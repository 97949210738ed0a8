extension MermaidDiagram {
  /// The diagram in words, for readers who cannot see it: a sentence for each class, and for each
  /// line.
  package var sentences: [String] {
    classes.map(\.sentence)
      + classes.flatMap { type in type.arrows.map { "\(type.name) \($0.words)." } }
  }
}

extension MermaidDiagram.Class {
  /// Such as “Gun is a protocol with shots(from:at:).”
  fileprivate var sentence: String {
    let kind = self.kind.map { " is \($0.article) \($0)" } ?? " is a type"
    let parts = members.isEmpty ? "" : " with \(members.joined(separator: ", "))"
    return "\(name)\(kind)\(parts)."
  }
}

extension MermaidDiagram.Arrow {
  /// Such as “has many CollisionRule as rules”.
  package var words: String {
    let number = count.isEmpty ? "" : " \(count)"
    let place = label.isEmpty ? "" : verb == .has ? " as \(label)" : " in \(label)"
    return "\(verb.rawValue)\(number) \(other)\(place)"
  }
}

extension String {
  fileprivate var article: String { "aeiou".contains(prefix(1).lowercased()) ? "an" : "a" }
}
