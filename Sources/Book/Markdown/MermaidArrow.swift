/// An arrow between two classes of a diagram, as seen from the class that it starts at.
package struct MermaidArrow: Hashable {
  package let owner: String
  /// What the owner does with the other class, such as `has`.
  package let verb: String
  package let other: String
  /// How many of the other class there are, such as `many`; empty if the diagram does not say.
  package let count: String
  /// The label of the arrow in the diagram.
  package let label: String

  /// Arrows from left to right with their meaning; each can also be read from right to left.
  private static let shapes = [
    (right: "--|>", left: "<|--", verb: "inherits from"),
    (right: "..|>", left: "<|..", verb: "conforms to"),
    (right: "*--", left: "--*", verb: "has"),
    (right: "o--", left: "--o", verb: "holds"),
    (right: "-->", left: "<--", verb: "uses"),
    (right: "..>", left: "<..", verb: "depends on"),
    (right: "--", left: "--", verb: "is linked with"),
    (right: "..", left: "..", verb: "is linked with"),
  ]

  /// - Parameter line: A line such as `Ship "1" *-- "2" Gun : fires`; the result is nil if it has
  ///   no arrow.
  package init?(_ line: String) {
    var words = line.split(separator: " ").map(String.init)
    var label = ""
    if let colon = words.firstIndex(where: { $0.hasPrefix(":") }) {
      label = words[colon...].joined(separator: " ").trimmed(of: ": ")
      words.removeSubrange(colon...)
    }
    guard
      let place = words.firstIndex(where: { word in
        MermaidArrow.shapes.contains { $0.right == word || $0.left == word }
      }),
      let shape = MermaidArrow.shapes.first(where: { [$0.right, $0.left].contains(words[place]) })
    else { return nil }
    let left = MermaidArrow.end(words[..<place])
    let right = MermaidArrow.end(words[(place + 1)...])
    guard !left.name.isEmpty, !right.name.isEmpty else { return nil }
    let isForwards = shape.right == words[place]
    let (from, to) = isForwards ? (left, right) : (right, left)
    owner = from.name
    verb = shape.verb
    other = to.name
    count = ["*": "many", "0..1": "at most one", "1..*": "one or more"][to.count] ?? to.count
    self.label = label
  }

  /// The class at one end of an arrow, and how many of it there are.
  private static func end(_ words: ArraySlice<String>) -> (name: String, count: String) {
    let count = words.filter { $0.contains("\"") }.joined(separator: " ").trimmed(of: "\"")
    let name = words.first { !$0.contains("\"") } ?? ""
    return (name, count)
  }
}
