import Book
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Practice

/// A small design and what readers made of it; one run of the compiler tells the shapes of all.
@Suite("The shape of a design")
struct DesignShapeTests {
  /// A version, and whether it is refactored.
  struct Version: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let isRefactored: Bool
  }

  private static let before = """
    final class Ship {
      private var lives = 3
      init() {}
      func hit() { lives -= 1 }
      private func explode(_ bolt: Bolt) -> Int { bolt.power }
    }
    struct Bolt { let power: Int; func fly() {} }
    struct Bomb { func fly() {}; func drop() {} }
    protocol Floating { var depth: Int { get } }
    """

  /// Before with some words in place of others, and more declarations.
  private static func version(
    _ sentence: String, _ isRefactored: Bool, _ changes: [(String, String)], _ more: String = ""
  ) -> Version {
    let text = changes.reduce(before) { $0.replacing($1.0, with: $1.1) }
    return Version(
      testDescription: sentence, text: text + "\n" + more, isRefactored: isRefactored)
  }

  static let versions = [
    version("as it was", false, []),
    version(
      "a comment and a variable more", false, [("lives = 3", "lives = 3 // Gun\n  var n = 1")]),
    version(
      "other names for types, functions and variables", false,
      [("explode(_ bolt", "burst(_ it"), ("bolt.", "it."), ("Bolt", "Shot"), ("lives", "rest")]),
    version(
      "other names for two types that are alike", false, [("Bolt", "Zap"), ("Bomb", "Arrow")]),
    version("a variable more of a type", false, [("fly() {} }", "fly() {}; var ship: Ship? }")]),
    version("a function more", false, [("func hit", "func miss() {}\n  func hit")]),
    version(
      "types that nobody uses", false, [],
      "struct A { func make() -> Int { 1 } }\nenum B { case b }"),
    version(
      "a type that is named in words only", false, [("func hit() {", "func hit() { /* Gun */")],
      "struct Gun {}"),
    version(
      "a part of its own, which a new one uses", true,
      [("private var", "let hull = Hull()\n  var")],
      "private struct Hull { func crack() -> Plate? { nil } }\nstruct Plate {}"),
    version(
      "a protocol that a type adopts", true, [("class Ship", "class Ship: Hittable")],
      "protocol Hittable { func hit() }"),
    version(
      "a protocol of old that a type adopts", true,
      [("class Ship", "class Ship: Floating"), ("private var", "let depth = 0\n  private var")]),
    version("a protocol that asks for less", true, [("{ var depth: Int { get } }", "{}")]),
    version("one of two functions less", true, [("; func drop() {}", "")]),
    version(
      "a part of its own, which a type with another name uses", true,
      [("Bomb", "Crate"), ("drop() {}", "drop() { _ = Wing() }")], "struct Wing {}"),
    version(
      "a function that moved", true,
      [
        ("  private func explode(_ bolt: Bolt) -> Int { bolt.power }\n", ""),
        ("power: Int;", "power: Int\n  func explode() -> Int { power };"),
      ]),
    version(
      "another kind of type", true,
      [("final class Ship", "struct Ship"), ("func hit", "mutating func hit")]),
    version(
      "a type less", true,
      [
        ("_ bolt: Bolt", "_ bolt: Int"), ("bolt.power", "bolt"),
        ("struct Bolt { let power: Int; func fly() {} }", ""),
      ]),
    version("a part that is handed in", true, [("init()", "init(_ bolt: Bolt)")]),
    version("a number that is handed in", false, [("init()", "init(_ lives: Int)")]),
  ]

  /// The shapes of the design and of its versions, each of which the compiler finds in a type of its
  /// own.
  private static let shapes = Task {
    var files = SourceTree()
    for (number, text) in ([before] + versions.map(\.text)).enumerated() {
      files["V\(number).swift"] =
        "enum V\(number) {\n\(text.replacing("private struct", with: "struct"))\n}\n"
    }
    let book = try SmallBook()
    let kata = book.kata(1)
    let all = DesignShape(try #require(await kata.graph(of: files)), of: kata.module)
    // Until here its folder is needed, in which the compiler keeps modules.
    withExtendedLifetime(book) {}
    return (0...versions.count).map { number in
      let prefix = "V\(number)."
      let own = all.parts.filter { $0.key.hasPrefix(prefix) }
      return DesignShape(
        parts: Dictionary(
          uniqueKeysWithValues: own.map { (String($0.key.dropFirst(prefix.count)), $0.value) }))
    }
  }

  @Test(
    "A design is another when a type, a protocol or a responsibility has moved",
    arguments: versions.indices)
  func refactored(index: Int) async throws {
    let shapes = try await Self.shapes.value
    let (version, new) = (Self.versions[index], shapes[index + 1])
    let sources = SourceTree(["A.swift": version.text])
    #expect(
      shapes[0].isRefactored(in: new, sources) == version.isRefactored, "\(version.testDescription)"
    )
  }

  @Test("A kata is compared with before, and what it opens to other modules is told")
  func comparison() async throws {
    let book = try SmallBook(1)
    let ways = "extension Ship { public func aim(at: Int) {}; public func land() {} }\n"
    try book.write("\(Catalogue.lessons[0].sources(.before))/Ways.swift", ways)
    let kata = try book.started(1)
    let more = """
      extension Ship { public func turn() {}; func stop() {}; func land(on: Int) {} }
      extension Ship { public func aim(at: String) {} }
      public enum Gun: Hashable { case bolt }
      open class Hull { package var plates = 1; private var holes = 0; public init() {} }
      struct Engine {}
      extension Engine {}
      """
    let sources = SourceTree([
      "Ship.swift": SmallBook.ship, "Ways.swift": ways, "More.swift": more,
    ])
    #expect(
      try await kata.opened(in: sources) == [
        "Gun", "Gun.bolt", "Hull", "Hull.init()", "Hull.plates", "Ship.aim(at:)", "Ship.turn()",
      ], "of overloads, those that are new count")
    #expect(try await kata.isRefactored(sources) == false, "what is new is not used")
    #expect(try await kata.graph(of: SourceTree(["A.swift": "struct {"])) == nil)
    let bodies = """
      struct Engine {
        lazy var power = [1].map { $0 + 1 }
        var speed = 0 { didSet { print(oldValue) } }
        func parts() -> some Sequence<Int> {
          struct Part {}
          return [1, 2].lazy.map { $0 + 1 }
        }
      }
      """
    let graph = try await kata.graph(of: SourceTree(["A.swift": bodies]))
    #expect(
      graph.map { $0.symbols.map { $0.pathComponents.dropFirst().joined() }.sorted() }
        == ["", "init()", "init(power:speed:)", "parts()", "power", "speed"])
  }
}
