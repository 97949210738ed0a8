import Testing

@testable import WorkbookCore

@Suite("Arrows in class diagrams")
struct ClassDiagramArrowTests {
  @Test("Inheritance, refinement and conformance, with extensions and other files counted")
  func kinships() throws {
    #expect(
      try DrawnModule(
        """
        class A {}
        class B: A {}
        protocol P {}
        protocol Q: P {}
        struct S {}
        extension S: Q {}
        """
      ).arrows == ["A <|-- B", "P <|-- Q", "P <|.. S", "Q <|.. S"])
  }

  @Test("Stored properties are drawn with how many they hold; computed ones and closures are not")
  func possessions() throws {
    #expect(
      try DrawnModule(
        """
        class Part {}
        protocol Role {}
        typealias Piece = Part
        final class Whole {
          private var one = Part()
          private(set) var other: Piece = Part() { didSet {} }
          var perhaps: Part?
          var many: [Part] = []
          var named: [String: any Role] = [:]
          var role: (any Role)?
          weak var owner: Part?
          unowned let maker: Part = Part()
          var computed: Part { one }
          var make: () -> Part = { Part() }
          static let shared = 1
        }
        enum Choice { case none, some(Part) }
        """
      ).arrows == [
        "Whole *-- Part : one, other",
        "Whole *-- \"0..1\" Part : perhaps",
        "Whole *-- \"*\" Part : many",
        "Whole *-- \"*\" Role : named",
        "Whole *-- \"0..1\" Role : role",
        "Whole --> Part : owner, maker",
        "Choice *-- Part : some",
      ])
  }

  @Test("A method that hands out a type points to it, unless another arrow already does")
  func gifts() throws {
    #expect(
      try DrawnModule(
        """
        struct Ship {}
        struct Yard { func build() -> Ship? { nil }; func twin() -> [Ship] { [] } }
        struct Dock { let ship: Ship; func release() -> Ship { ship } }
        struct Wharf { private func secret() -> Ship { Ship() } }
        """
      ).arrows == ["Dock *-- Ship : ship", "Yard ..> Ship"])
  }
}
