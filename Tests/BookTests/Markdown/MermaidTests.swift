import Testing

@testable import Book

@Suite("Class diagrams in text")
struct MermaidTests {
  private func diagram(_ text: String) -> MermaidDiagram? {
    MermaidDiagram(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// What a diagram says, a line for each class and each thing said of it.
  private func told(_ text: String) -> [String]? {
    diagram(text)?.classes.flatMap { type in
      ["\(type.id) “\(type.name)” \(type.kind ?? "-")"] + type.members
        + type.arrows.map { "→ \($0.verb) \($0.count) \($0.other) (\($0.label))" }
    }
  }

  @Test("Classes, their members and their arrows are read, and what is about looks is not")
  func whole() {
    let text = """
      classDiagram
        direction LR
        %% The ship and its parts.
        class Ship {
          <<Game struct>>
          lives

          fire(at:)
        }
        class Hull_Damage["Hull.Damage"] {
          <<enum>>
        }
        class Empty { }
        class One { two }
        Vessel <|.. Ship
        Ship *-- "*" Gun : guns, spares
        Ship *-- "0..1" Hull_Damage : damage
        note for Ship "Not shown"
      """
    let expected = [
      "Ship “Ship” Game struct", "lives", "fire(at:)", "→ conforms to  Vessel ()",
      "→ has many Gun (guns, spares)", "→ has at most one Hull_Damage (damage)",
      "Hull_Damage “Hull.Damage” enum", "Empty “Empty” -", "One “One” -", "two",
      "Vessel “Vessel” -", "Gun “Gun” -",
    ]
    #expect(told(text) == expected)
  }

  @Test(
    "Each arrow says what it means, from the one who knows the other",
    arguments: [
      ("A <|-- B", "B inherits from  A ()"), ("A --|> B", "A inherits from  B ()"),
      ("A <|.. B", "B conforms to  A ()"), ("A ..|> B", "A conforms to  B ()"),
      ("A *-- B", "A has  B ()"), ("A --* B", "B has  A ()"), ("A o-- B", "A holds  B ()"),
      ("A --o B", "B holds  A ()"), ("A --> B", "A uses  B ()"), ("A <-- B", "B uses  A ()"),
      ("A ..> B", "A depends on  B ()"), ("A <.. B", "B depends on  A ()"),
      ("A -- B", "A is linked with  B ()"), ("A .. B", "A is linked with  B ()"),
      ("A \"1\" *-- \"2\" B : has : x", "A has 2 B (has : x)"),
      ("A --> \"1..*\" B:label", "A uses one or more B:label ()"),
    ])
  func arrows(line: String, expected: String) {
    let arrow = MermaidArrow(line)
    #expect(
      arrow.map { "\($0.owner) \($0.verb) \($0.count) \($0.other) (\($0.label))" } == expected)
  }

  @Test("A diagram that breaks off has what there is")
  func brokenOff() {
    #expect(told("classDiagram\nclass A {\n x") == ["A “A” -", "x"])
  }

  @Test(
    "What is no class diagram is none",
    arguments: ["flowchart LR\nA --> B", "", "classDiagram", "classDiagram\n%% nothing"])
  func none(text: String) {
    #expect(diagram(text) == nil)
  }
}
