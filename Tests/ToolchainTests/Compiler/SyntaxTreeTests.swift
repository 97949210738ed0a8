import Foundation
import TestSupport
import Testing
import Toolchain

@Suite("The tree of the compiler's parser")
struct SyntaxTreeTests {
  private func tree(
    _ source: String, environment: [String: String?] = [:]
  ) throws -> SyntaxTree {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try SyntaxTree(of: folder.file("Source.swift", source), environment: environment)
  }

  @Test("Declarations have names, places in bytes, and members")
  func declarations() throws {
    let source = "// ä\npublic struct Ship {\n  func move(to place: Int, _ times: Int) {}\n}\n"
    let ship = try #require(try tree(source).nodes.first)
    #expect(ship.kind == "struct_decl")
    #expect(ship.name == "Ship")
    let bytes = Array(source.utf8)
    let range = try #require(ship.range)
    #expect(String(decoding: bytes[range], as: UTF8.self).hasPrefix("struct Ship {"))
    #expect(bytes[range.upperBound] == UInt8(ascii: "}"))
    #expect(ship.members.map(\.name) == ["move(to:_:)"])
    #expect(ship.members.first?.members.isEmpty == true)
  }

  @Test("Nothing has to be there that a source imports")
  func imports() throws {
    #expect(try tree("import Nowhere\nextension Far.Away {}\n").nodes.last?.name == "Far.Away")
  }

  @Test("A source with errors, and a compiler that prints something else, have no tree")
  func unreadable() throws {
    #expect(throws: SyntaxTree.Failure.unreadable("Source.swift")) { try tree("struct {") }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.program("swiftc", "#!/bin/sh\necho '(source_file (struct_decl))'\n")
    #expect(throws: SyntaxTree.Failure.unreadable("Source.swift")) {
      try tree("struct Ship {}", environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
    }
  }
}
