import Book
import Testing

@testable import Text

@Suite("Class diagrams as text")
struct MermaidTests {
  /// A diagram in words: a line for each class and each statement about it.
  private func told(_ text: String) -> [String]? {
    MermaidDiagram(text.lines)?.classes.flatMap { type -> [String] in
      let arrows: [String] = type.arrows.map { arrow in
        "→ \(arrow.verb.rawValue) \(arrow.count) \(arrow.other) (\(arrow.label))"
      }
      return ["\(type.name) \(type.kind ?? "-")"] + type.members + arrows
    }
  }

  @Test(
    "Classes, members and arrows are read, and layout and notes are not",
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

  @Test("Lines that are neither class nor arrow are reported; comments and blank lines are not")
  func unread() {
    let lines =
      "classDiagram\n %% The ship.\n direction LR\n\nclass Ship {\n x : y\n}\nShip -- Hull"
    #expect(MermaidDiagram(lines.lines)?.unread == [2, 7])
  }
}
