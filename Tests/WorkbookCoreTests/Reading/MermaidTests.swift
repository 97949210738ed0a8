import Testing

@testable import WorkbookCore

@Suite("Class diagrams in text")
struct MermaidTests {
  private func outline(_ text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return MermaidDiagram(lines).map { diagram in
      MermaidOutline(diagram: diagram).lines.map { Ink(isOn: false).paint($0) }
        .joined(separator: "\n")
    }
  }

  @Test("A diagram is told class by class, with members and arrows")
  func diagram() {
    let text = """
      classDiagram
        direction LR
        %% The ship and its parts.
        class Ship {
          <<struct>>
          +lives: Int
          -guns: List~Gun~
          #secret()
          ~inside()
          +opening() Ship$
          -closing()$ Ship
          fire()*
        }
        class Hull_Damage["Hull.Damage"]:::small {
          <<enum>>
        }
        class Shelf~Book~
        class Empty { }
        class One { +two: Int }
        <<protocol>> ShipBuilding
        ShipBuilding : +build() Ship
        ShipBuilding <|.. Ship
        Ship *-- "*" Gun : guns, spares
        Ship *-- "0..1" Hull_Damage : damage
        note for Ship "Not shown"
      """
    let expected = """
        Ship «struct»
          lives: Int
          private guns: List<Gun>
          protected secret()
          inside()
          static opening() Ship
          private static closing() Ship
          fire()
          → conforms to ShipBuilding
          → has many Gun (guns, spares)
          → has at most one Hull.Damage (damage)

        Hull.Damage «enum»

        One
          two: Int

        ShipBuilding «protocol»
          build() Ship
      """
    #expect(outline(text) == expected)
  }

  @Test(
    "Each arrow says what it means, from the one who knows the other",
    arguments: [
      ("A <|-- B", "B", "inherits from A"), ("A --|> B", "A", "inherits from B"),
      ("A <|.. B", "B", "conforms to A"), ("A ..|> B", "A", "conforms to B"),
      ("A *-- B", "A", "has B"), ("A --* B", "B", "has A"), ("A o-- B", "A", "holds B"),
      ("A --o B", "B", "holds A"), ("A --> B", "A", "uses B"), ("A <-- B", "B", "uses A"),
      ("A ..> B", "A", "depends on B"), ("A <.. B", "B", "depends on A"),
      ("A -- B", "A", "is linked with B"), ("A .. B", "A", "is linked with B"),
      ("A \"1\" *-- \"2\" B : has : x", "A", "has 2 B (has : x)"),
      ("A --> \"1..*\" B:label", "A", "uses one or more B:label"),
    ])
  func arrows(line: String, owner: String, expected: String) {
    #expect(outline("classDiagram\n\(line)") == "  \(owner)\n    → \(expected)")
  }

  @Test("Type parameters stand between brackets, one inside the other")
  func generics() {
    #expect(
      outline("classDiagram\nclass Shelf~Book, Page~ {\n map: Map~Id, List~Book~~\n}")
        == "  Shelf<Book, Page>\n    map: Map<Id, List<Book>>")
  }

  @Test("Classes of whom nothing is said are shown when there are no others")
  func bare() {
    #expect(outline("classDiagram\nclass A\nclass B") == "  A\n\n  B")
  }

  @Test("A title in front of the diagram does not matter")
  func frontMatter() {
    #expect(outline("---\ntitle: X\n---\n\nclassDiagram-v2\nclass A") == "  A")
  }

  @Test(
    "What is no class diagram is left as it is",
    arguments: ["flowchart LR\nA --> B", "", "classDiagram", "classDiagram\n%% nothing"])
  func noDiagram(text: String) {
    #expect(outline(text) == nil)
  }

  @Test("A diagram that breaks off shows what it has", arguments: ["classDiagram\nclass A {\n x"])
  func brokenOff(text: String) {
    #expect(outline(text) == "  A\n    x")
  }
}
