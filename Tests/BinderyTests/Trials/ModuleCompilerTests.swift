import Book
import Foundation
import Testing
import Toolchain

@testable import Bindery

@Suite("The compiler of a version")
struct ModuleCompilerTests {
  @Test(
    "An error is told with its file and line, and without the name of its group",
    arguments: ["", " [#NoUsage]", " [#no-usage]"])
  func error(group: String) {
    let said = "A.swift:3:7: warning: no [#A]\nA.swift:7:2: error: x [y] is unused\(group)\nlet x"
    #expect(ModuleCompiler.firstError(in: said) == "A.swift:7: x [y] is unused")
    #expect(ModuleCompiler.firstError(in: "error: no input files") == nil)
  }

  @Test("Modules after one find it with all that is in it, and a warning in one counts")
  func modules() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let compiler = ModuleCompiler(
      folder: folder.url, cache: folder.url.appendingPathComponent("cache"))
    func error(in text: String, module: String) async throws -> String? {
      try await compiler.error(in: SourceTree(["\(module).swift": text]), module: module)
    }
    #expect(try await error(in: "struct Hull {}\n", module: "Ship") == nil)
    #expect(
      try await error(in: "@testable import Ship\nlet hull = Hull()\n", module: "Game") == nil)
    let unused = try await error(in: "func f() {\n  let a = 1\n}\n", module: "Unused")
    #expect(try #require(unused).hasPrefix("Unused.swift:2: "))
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let objects: [String] = made.filter { $0.hasSuffix(".o") }.sorted()
    #expect(objects == ["Game.o", "Ship.o"])
    await #expect(throws: AuthorError.self) { try await error(in: "", module: "no name") }
  }
}
