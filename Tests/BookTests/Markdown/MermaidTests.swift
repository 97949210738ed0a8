import Book
import Testing

@testable import Text

@Suite("Class diagrams in text")
struct MermaidTests {
  /// What a diagram says, a line for each class and each thing said of it.
  private func told(_ text: String) -> [String]? {
    MermaidDiagram(text.lines)?.classes.flatMap { type -> [String] in
      let arrows: [String] = type.arrows.map { arrow in
        "→ \(arrow.verb.rawValue) \(arrow.count) \(arrow.other) (\(arrow.label))"
      }
      return ["\(type.name) \(type.kind ?? "-")"] + type.members + arrows
    }
  }

  @Test(
    "Classes, their members and their arrows are read, and what is about looks is not",
    arguments: [
      (
        """
        classDiagram
          direction LR
          %% The ship and its parts.
          class Ship {
            <<Game struct>>
            lives

            fire(at:)
          }
          class Empty
          Ship *-- "*" Gun : guns, spares
          Ship *-- "0..1" Empty : damage
          note for Ship "Not shown"
        """,
        [
          "Ship Game struct", "lives", "fire(at:)", "→ has many Gun (guns, spares)",
          "→ has at most one Empty (damage)", "Empty -", "Gun -",
        ]
      ),
      (
        "classDiagram\nA <|-- B\nA <|.. B\nA *-- B\nA --> B\nA ..> B\nA *-- \"2\" B",
        [
          "A -", "→ has  B ()", "→ uses  B ()", "→ depends on  B ()", "→ has 2 B ()", "B -",
          "→ inherits from  A ()", "→ conforms to  A ()",
        ]
      ),
      ("classDiagram\nclass A {\n x", ["A -", "x"]), ("flowchart LR\nA --> B", nil), ("", nil),
      ("classDiagram\n%% nothing\nA -- B\nA --o B\nA --> A", nil),
    ] as [(String, [String]?)])
  func diagrams(text: String, expected: [String]?) { #expect(told(text) == expected) }

  @Test("What is neither a class nor an arrow is named; a comment and a blank line say nothing")
  func unread() {
    let lines =
      "classDiagram\n %% The ship.\n direction LR\n\nclass Ship {\n x : y\n}\nShip -- Hull"
    #expect(MermaidDiagram(lines.lines)?.unread == [2, 7])
  }
}
