import Testing

@testable import WorkbookCore

@Suite("Types in class diagrams")
struct ClassDiagramTypeTests {
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
      try DrawnModule(source).lines == [
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
    let lines = try DrawnModule("class A {}; struct B {}; enum C {}; protocol D {}; actor E {}")
      .lines
    #expect(
      lines.filter { $0.contains("<<") }.map(\.trimmed)
        == ["<<class>>", "<<struct>>", "<<enum>>", "<<protocol>>", "<<actor>>"])
  }

  @Test("Private types are not drawn, nor what is inside of them")
  func privateTypes() throws {
    let lines = try DrawnModule(
      "struct A {}\nprivate struct B { struct C {} }\nextension A { fileprivate enum D {} }"
    ).lines
    #expect(lines.filter { $0.contains("class ") } == ["  class A {"])
  }

  @Test("A nested type is named in full, and has a name without dots for its arrows")
  func nested() throws {
    let lines = try DrawnModule(
      "struct Hull {\n  enum Damage { case light }\n  var damage: Damage\n}"
    ).lines
    #expect(lines.contains("  class Hull_Damage[\"Hull.Damage\"] {"))
    #expect(lines.contains("  Hull *-- Hull_Damage : damage"))
  }

  @Test("Type parameters stand between tildes, in the names of types and in members")
  func generics() throws {
    let source = "struct Box<T, U> {\n  var set: Set<Int> = []\n  var t: T\n  var u: U\n}"
    #expect(try DrawnModule(source).lines.contains("  class Box~T, U~ {"))
    #expect(try DrawnModule(source).members(of: "Box~T, U~") == ["set: Set~Int~", "t: T", "u: U"])
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
      try DrawnModule(source, besides: ["Sources/Room/Room.swift": room]).lines == [
        "classDiagram",
        "  class Room_Entity[\"Entity\"] {", "    <<Room struct>>", "    move()", "  }",
        "  class Room_Vessel[\"Vessel\"] {", "    <<Room protocol>>", "  }",
        "  class Ship {", "    <<struct>>", "    sail()", "  }",
        "  class Moving {", "    <<protocol>>", "    move()", "  }",
        "  Moving <|.. Room_Entity",
        "  Room_Vessel <|.. Ship",
      ])
  }

  @Test("Types of a room say what they are, and a room may need another room")
  func borrowedKinds() throws {
    let room = """
      import Cellar
      open class Base { public init() {} }
      public enum Kind { case one }
      public struct Holder { let barrel = Barrel() }
      """
    let source = """
      import Room
      class Derived: Base {}
      protocol Named {}
      extension Kind: Named {}
      extension Holder: Named {}
      """
    let module = try DrawnModule(
      source,
      besides: [
        "Sources/Room/Room.swift": room,
        "Sources/Cellar/Barrel.swift": "public struct Barrel { public init() {} }",
      ])
    #expect(
      module.lines.filter { $0.contains("<<Room") }.map(\.trimmed)
        == ["<<Room class>>", "<<Room struct>>", "<<Room enum>>"])
    #expect(
      module.arrows
        == ["Named <|.. Room_Holder", "Named <|.. Room_Kind", "Room_Base <|-- Derived"])
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
    let error = #expect(throws: QuoteError.self) { try DrawnModule("let a = 1") }
    #expect(error?.description == "There are no types to draw in Sources/Small.")
  }

  @Test("A module that does not compile is told with the first thing that is wrong")
  func doesNotCompile() throws {
    let error = #expect(throws: QuoteError.self) { try DrawnModule("let a: Int = b") }
    #expect(error?.description == "Small does not compile: cannot find 'b' in scope")
  }

  @Test("The sides of a lesson are known by the names that the manifest gives to them")
  func lessonSide() throws {
    let book = try ScratchBook(["Sources/Lessons/02-OpenClosed/After/A.swift": "let a: Int = b"])
    let folder = "Sources/Lessons/02-OpenClosed/After"
    let error = #expect(throws: QuoteError.self) {
      try QuoteResolver(root: book.root, programs: nil).lines(of: .diagram(folder: folder))
    }
    #expect(error?.description == "OpenClosedAfter does not compile: cannot find 'b' in scope")
  }
}
