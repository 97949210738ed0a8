import Testing

@testable import WorkbookCore

@Suite("Class diagrams of real modules")
struct ClassDiagramTests {
  /// The diagram of a module, drawn from its source.
  private func diagram(_ source: String, besides files: [String: String] = [:]) throws -> [String] {
    let book = try ScratchBook(files.merging(["Sources/Small/Small.swift": source]) { $1 })
    let origin = Quote.Origin.diagram(folder: "Sources/Small")
    return try #require(try QuoteResolver(root: book.root, programs: nil).lines(of: origin))
  }

  /// The arrows of a diagram.
  private func arrows(_ source: String) throws -> [String] {
    let signs = ["<|", "*--", "-->", "..>"]
    return try diagram(source).map(\.trimmed).filter { line in
      signs.contains { line.contains($0) }
    }
  }

  /// The lines of the box that a type has, without kind and braces.
  private func members(of type: String, in source: String) throws -> [String] {
    let lines = try diagram(source).map(\.trimmed)
    let start = try #require(lines.firstIndex { $0.hasPrefix("class \(type) ") })
    return Array(lines[(start + 2)...].prefix { $0 != "}" })
  }

  @Test("A whole diagram: types in the order of the source, then their arrows")
  func whole() throws {
    let source = """
      protocol Shooting { func shoot(at tick: Int) -> [Int] }
      struct Gun: Shooting, Hashable {
        var speed = 1
        func shoot(at tick: Int) -> [Int] { [speed] }
      }
      final class Ship {
        private let gun: Gun
        init(gun: Gun) { self.gun = gun }
        func fire() {}
      }
      """
    #expect(
      try diagram(source) == [
        "classDiagram",
        "  class Shooting {", "    <<protocol>>", "    shoot(at) [Int]", "  }",
        "  class Gun {", "    <<struct>>", "    speed: Int", "    shoot(at) [Int]", "  }",
        "  class Ship {", "    <<class>>", "    fire()", "  }",
        "  Shooting <|.. Gun",
        "  Ship *-- Gun : gun",
      ])
  }

  @Test("Classes, structs, enums, protocols and actors say what they are")
  func kinds() throws {
    let lines = try diagram("class A {}; struct B {}; enum C {}; protocol D {}; actor E {}")
    #expect(
      lines.filter { $0.contains("<<") }.map(\.trimmed)
        == ["<<class>>", "<<struct>>", "<<enum>>", "<<protocol>>", "<<actor>>"])
  }

  @Test("Private types are not drawn, nor what is inside of them")
  func privateTypes() throws {
    let lines = try diagram(
      "struct A {}\nprivate struct B { struct C {} }\nextension A { fileprivate enum D {} }")
    #expect(lines.filter { $0.contains("class ") } == ["  class A {"])
  }

  @Test("A nested type is named in full, and has a name without dots for its arrows")
  func nested() throws {
    let lines = try diagram("struct Hull {\n  enum Damage { case light }\n  var damage: Damage\n}")
    #expect(lines.contains("  class Hull_Damage[\"Hull.Damage\"] {"))
    #expect(lines.contains("  Hull *-- Hull_Damage : damage"))
  }

  @Test("Type parameters stand between tildes, in the names of types and in members")
  func generics() throws {
    let source = "struct Box<T, U> {\n  var set: Set<Int> = []\n  var t: T\n  var u: U\n}"
    #expect(try diagram(source).contains("  class Box~T, U~ {"))
    #expect(try members(of: "Box~T, U~", in: source) == ["set: Set~Int~", "t: T", "u: U"])
  }

  @Test("Inheritance, refinement and conformance, with extensions and other files counted")
  func kinships() throws {
    #expect(
      try arrows(
        """
        class A {}
        class B: A {}
        protocol P {}
        protocol Q: P {}
        struct S {}
        extension S: Q {}
        """) == ["A <|-- B", "P <|-- Q", "P <|.. S", "Q <|.. S"])
  }

  @Test("What the standard library brings is not drawn")
  func standardLibrary() throws {
    let source = """
      struct A: Hashable, Comparable, CustomStringConvertible {
        var size = 1
        var description: String { "a" }
        func hash(into hasher: inout Hasher) {}
        static func < (one: A, other: A) -> Bool { true }
        static func == (one: A, other: A) -> Bool { true }
      }
      """
    #expect(try members(of: "A", in: source) == ["size: Int"])
    #expect(try arrows(source) == [])
  }

  @Test("Stored properties are drawn with how many they hold; computed ones and closures are not")
  func possessions() throws {
    #expect(
      try arrows(
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
          var computed: Part { one }
          var make: () -> Part = { Part() }
          static let shared = 1
        }
        enum Choice { case none, some(Part) }
        """) == [
          "Whole *-- Part : one, other",
          "Whole *-- \"0..1\" Part : perhaps",
          "Whole *-- \"*\" Part : many",
          "Whole *-- \"*\" Role : named",
          "Whole *-- \"0..1\" Role : role",
          "Whole --> Part : owner",
          "Choice *-- Part : some",
        ])
  }

  @Test("A method that hands out a type points to it, unless another arrow already does")
  func gifts() throws {
    #expect(
      try arrows(
        """
        struct Ship {}
        struct Yard { func build() -> Ship? { nil }; func twin() -> [Ship] { [] } }
        struct Dock { let ship: Ship; func release() -> Ship { ship } }
        struct Wharf { private func secret() -> Ship { Ship() } }
        """) == ["Dock *-- Ship : ship", "Yard ..> Ship"])
  }

  @Test("Members are short, private ones and initializers are left out")
  func members() throws {
    let source = """
      class A {
        let fixed = 1
        static let most = 3
        var pair = (1, 2)
        var hook: (Int) -> Int = { $0 }
        private var hidden = 1
        fileprivate func secret() {}
        init() {}
        func move(_ step: Int, at tick: Int) {}
        static func make() -> [String: Int] { [:] }
        func both() -> (Int, Int) { (1, 1) }
        subscript(index: Int) -> Int { index }
      }
      enum B { case light, heavy(Int) }
      """
    #expect(
      try members(of: "A", in: source) == [
        "fixed: Int", "most: Int$", "pair", "hook", "move(step, at)", "make()$ [String : Int]",
        "both()", "subscript(index) Int",
      ])
    #expect(try members(of: "B", in: source) == ["light", "heavy"])
  }

  @Test("A class shows the members that it overrides")
  func overrides() throws {
    let source = "class A { func go() {} }\nclass B: A { override func go() {} }"
    #expect(try members(of: "B", in: source) == ["go()"])
  }

  @Test("What a protocol gives to all is shown once, in its own box")
  func defaultImplementations() throws {
    let source = """
      protocol P { func asked() }
      extension P { func asked() {}; func extra() {} }
      struct S: P {}
      """
    #expect(try members(of: "P", in: source) == ["asked()", "extra()"])
    #expect(try members(of: "S", in: source) == [])
  }

  @Test("More members than a box has room for end with three dots", arguments: [12, 13])
  func manyMembers(count: Int) throws {
    let properties = (1...count).map { "var p\($0 + 10) = 1" }.joined(separator: "\n")
    let shown = try members(of: "A", in: "struct A {\n\(properties)\n}")
    #expect(shown.count == 12)
    #expect(shown.last == (count == 12 ? "p22: Int" : "…"))
  }

  @Test("In a diagram of many types a box has room for six members")
  func smallBoxes() throws {
    let others = (1...4).map { "enum E\($0) {}" }.joined(separator: "\n")
    let properties = (1...7).map { "var p\($0) = 1" }.joined(separator: "\n")
    let shown = try members(of: "A", in: "\(others)\nstruct A {\n\(properties)\n}")
    #expect(shown == (1...5).map { "p\($0): Int" } + ["…"])
  }

  @Test("In a crowd a type does not repeat what its protocol asks for", arguments: [12, 13])
  func crowd(count: Int) throws {
    let types = (2...count).map { "struct S\($0): P { var asked = 1; var own = 2 }" }
    let source = "protocol P { var asked: Int { get } }\n" + types.joined(separator: "\n")
    let isCrowded = count > 12
    #expect(
      try members(of: "S2", in: source) == (isCrowded ? ["own: Int"] : ["asked: Int", "own: Int"]))
  }

  @Test("The seams of a room are drawn, and its types that get a protocol of the module")
  func rooms() throws {
    let room = """
      public protocol Vessel { func sail() }
      public struct Entity { public init() {} }
      public struct Unused {}
      """
    let source = """
      import Foundation
      public import Room

      struct Ship: Vessel { func sail() {} }
      protocol Moving { func move() }
      extension Entity: Moving { func move() {} }
      """
    #expect(
      try diagram(source, besides: ["Sources/Room/Room.swift": room]) == [
        "classDiagram",
        "  class Room_Entity[\"Entity\"] {", "    <<Room struct>>", "    move()", "  }",
        "  class Room_Vessel[\"Vessel\"] {", "    <<Room protocol>>", "  }",
        "  class Ship {", "    <<struct>>", "    sail()", "  }",
        "  class Moving {", "    <<protocol>>", "    move()", "  }",
        "  Moving <|.. Room_Entity",
        "  Room_Vessel <|.. Ship",
      ])
  }

  @Test("A folder without Swift files cannot be drawn", arguments: ["Sources/None", "Pages"])
  func noFolder(path: String) throws {
    let book = try ScratchBook(["Pages/README.md": "# A"])
    let error = #expect(throws: QuoteError.self) {
      try QuoteResolver(root: book.root, programs: nil).lines(of: .diagram(folder: path))
    }
    #expect(error?.description == "There is no folder \(path) with Swift files to draw.")
  }

  @Test("A module without types cannot be drawn")
  func noTypes() throws {
    let error = #expect(throws: QuoteError.self) { try diagram("let a = 1") }
    #expect(error?.description == "There are no types to draw in Sources/Small.")
  }

  @Test("A module that does not compile is told with the first thing that is wrong")
  func doesNotCompile() throws {
    let error = #expect(throws: QuoteError.self) { try diagram("let a: Int = b") }
    #expect(error?.description == "Small does not compile: cannot find 'b' in scope")
  }
}
