import Testing

@testable import WorkbookCore

@Suite("Members in class diagrams")
struct ClassDiagramMemberTests {
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
        func nothing() -> Void {}
        func both() -> (Int, Int) { (1, 1) }
        subscript(index: Int) -> Int { index }
      }
      enum B { case light, heavy(Int) }
      """
    #expect(
      try DrawnModule(source).members(of: "A") == [
        "fixed: Int", "most: Int$", "pair", "hook", "move(step, at)", "make()$ [String : Int]",
        "nothing()", "both()", "subscript(index) Int",
      ])
    #expect(try DrawnModule(source).members(of: "B") == ["light", "heavy"])
  }

  @Test("A class shows the members that it overrides")
  func overrides() throws {
    let source = "class A { func go() {} }\nclass B: A { override func go() {} }"
    #expect(try DrawnModule(source).members(of: "B") == ["go()"])
  }

  @Test("What a protocol gives to all is shown once, in its own box")
  func defaultImplementations() throws {
    let source = """
      protocol P { func asked() }
      extension P { func asked() {}; func extra() {} }
      struct S: P {}
      """
    #expect(try DrawnModule(source).members(of: "P") == ["asked()", "extra()"])
    #expect(try DrawnModule(source).members(of: "S") == [])
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
    #expect(try DrawnModule(source).members(of: "A") == ["size: Int"])
    #expect(try DrawnModule(source).arrows == [])
  }

  @Test("More members than a box has room for end with three dots", arguments: [12, 13])
  func manyMembers(count: Int) throws {
    let properties = (1...count).map { "var p\($0 + 10) = 1" }.joined(separator: "\n")
    let shown = try DrawnModule("struct A {\n\(properties)\n}").members(of: "A")
    #expect(shown.count == 12)
    #expect(shown.last == (count == 12 ? "p22: Int" : "…"))
  }

  @Test("In a diagram of many types a box has room for six members")
  func smallBoxes() throws {
    let others = (1...4).map { "enum E\($0) {}" }.joined(separator: "\n")
    let properties = (1...7).map { "var p\($0) = 1" }.joined(separator: "\n")
    let shown = try DrawnModule("\(others)\nstruct A {\n\(properties)\n}").members(of: "A")
    #expect(shown == (1...5).map { "p\($0): Int" } + ["…"])
  }

  @Test("In a crowd a type does not repeat what its protocol asks for", arguments: [12, 13])
  func crowd(count: Int) throws {
    let types = (2...count).map { "struct S\($0): P { var asked = 1; var own = 2 }" }
    let source = "protocol P { var asked: Int { get } }\n" + types.joined(separator: "\n")
    let isCrowded = count > 12
    #expect(
      try DrawnModule(source).members(of: "S2")
        == (isCrowded ? ["own: Int"] : ["asked: Int", "own: Int"]))
  }

  @Test("Even in a crowd a type shows how it fills a seam")
  func crowdAroundSeam() throws {
    let others = (1...12).map { "enum E\($0) {}" }.joined(separator: "\n")
    let lines = try DrawnModule(
      "import Room\nstruct Ship: Vessel { func sail() {} }\n\(others)",
      besides: ["Sources/Room/Room.swift": "public protocol Vessel { func sail() }"]
    ).lines
    #expect(lines.contains("    sail()"))
  }
}
