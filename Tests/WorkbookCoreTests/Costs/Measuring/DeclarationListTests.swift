import Foundation
import TestSupport
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("Declarations as the compiler's parser sees them")
struct DeclarationListTests {
  private func list(_ source: String) throws -> DeclarationList {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try DeclarationList(of: folder.file("Source.swift", source))
  }

  @Test("A source of which the answer is known is read as known")
  func knownAnswer() throws {
    let list = try list(DeclarationList.knownSource)
    #expect(list.declarations.map(\.name) == DeclarationList.knownAnswer.map(\.name))
    #expect(
      list.declarations.map { $0.words.joined(separator: " ") }
        == DeclarationList.knownAnswer.map(\.words))
    #expect(DeclarationList.isReadable())
  }

  private static let source = """
    /// A gun.
    struct Gun {
      let pace = 3.14
      var name = "a \\(1 + 1) b"
      func fire(at tick: Int) -> Int { tick }
      func fire(at name: String) -> Int { 1 }
    }

    @MainActor func load(_ gun: Gun) {}
    let text = \"\"\"
      one
      two
      \"\"\"
    let spare = Gun()
    let ratio = 2.71

    """

  @Test(
    "How many existing declarations a change touches",
    arguments: [
      ("/// A gun.", "/* Another\n remark */", 0),
      ("struct Gun {", "struct   Gun\n{ // So.", 0),
      ("  let pace", "  let more = 1\n  let pace", 0),
      ("3.14", "3.15", 1),
      ("3.14", "2.14", 1),
      (" b\"", " c\"", 1),
      ("1 + 1", "1 + 2", 1),
      ("{ tick }", "{ tick + 1 }", 1),
      ("{ 1 }", "{ 2 }", 1),
      ("@MainActor ", "", 1),
      ("@MainActor ", "@MainActor @discardableResult ", 1),
      ("struct Gun {", "struct Gun: Hashable {", 1),
      ("struct Gun", "public struct Gun", 1),
      ("two\n", "three\n", 1),
      ("  let pace = 3.14\n", "", 1),
      ("fire(at tick", "shoot(at tick", 1),
      ("let spare = Gun()\n", "", 1),
      ("2.71", "2.72", 1),
      ("Gun", "Cannon", 7),
    ])
  func changes(old: String, new: String, count: Int) throws {
    let changed = try list(Self.source.replacing(old, with: new))
    #expect(try list(Self.source).changed(in: changed) == count, "\(old) → \(new)")
  }

  @Test("A token that we read in pieces belongs to its declaration, not to the next one")
  func tokens() throws {
    for value in ["3.14", "Gun...", "/a+ b/", "#/a/#", "\"a \\(1) b\"", "[Set<Int>]()"] {
      let declarations = try list("let one = \(value) // So.\nlet two = 2; let three = 3\n")
        .declarations
      #expect(declarations.map(\.name) == ["one", "two", "three"], "\(value)")
      #expect(
        declarations.dropFirst().map { $0.words.joined(separator: " ") }
          == ["let two = 2", "let three = 3"], "\(value)")
    }
  }

  @Test("Order counts nothing, and of two that are the same each counts for itself")
  func multitude() {
    let one = DeclarationList.Declaration(name: "a", words: ["let", "a"])
    let other = DeclarationList.Declaration(name: "b", words: ["let", "b"])
    let both = DeclarationList([one, other])
    #expect(both.changed(in: DeclarationList([other, one])) == 0)
    #expect(DeclarationList([one, one]).changed(in: both) == 1)
    #expect((DeclarationList([one]) + DeclarationList([other])) == both)
    #expect(both.changed(in: DeclarationList([])) == 2)
  }

  @Test("A source with an error has a tree of a part only, and so has none")
  func syntaxError() {
    #expect(throws: SyntaxTree.Failure.unreadable("Source.swift")) {
      try list("struct Gun { func fire( { }")
    }
  }

  @Test("What stands in conditions that nobody compiles does no harm")
  func conditions() throws {
    let source = "#if NEVER\nlet a = 1\n#endif\nlet b = 2\nimport Foundation; let c = 3\n"
    #expect(try list(source).declarations.map(\.name) == ["b", "c"])
  }

  @Test(
    "A compiler that answers otherwise is not counted with",
    arguments: [
      "echo nonsense", "echo '{}'", "echo '{\"items\":[]}'", "exit 1", "kill -9 $$",
      "echo '{\"items\":[{\"_kind\":\"struct_decl\",\"range\":{\"start\":900,\"end\":999},"
        + "\"members\":[{\"_kind\":\"func_decl\"}]}]}'",
    ])
  func otherTree(answer: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.program("swiftc", "#!/bin/sh\n\(answer)\n")
    let path = "\(folder.url.path):/usr/bin:/bin"
    #expect(!DeclarationList.isReadable(environment: ["PATH": path]))
  }

  @Test("Without a compiler nothing is read")
  func noCompiler() {
    #expect(!DeclarationList.isReadable(environment: ["PATH": "/none"]))
  }
}
