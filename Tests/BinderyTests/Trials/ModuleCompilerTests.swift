import Book
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Bindery

@Suite("The compiler of a version")
struct ModuleCompilerTests {
  @Test(
    "An error is reported with its file and line, and without the name of its group",
    arguments: ["", " [#NoUsage]", " [#no-usage]"])
  func error(group: String) {
    let said = "A.swift:3:7: warning: no [#A]\nA.swift:7:2: error: x [y] is unused\(group)\nlet x"
    #expect(ModuleCompiler.firstError(in: said) == "A.swift:7: x [y] is unused")
    #expect(ModuleCompiler.firstError(in: "error: no input files") == nil)
  }

  @Test("Later modules see all of a module's contents, and a warning in it is an error")
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

  @Test("A layer finds the layers it depends on, directly or indirectly, and no others")
  func layers() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let compiler = ModuleCompiler(
      folder: folder.url, cache: folder.url.appendingPathComponent("cache"))
    let lesson = Catalogue.lessons[4]
    func error(_ module: String, _ arrows: [String: [String]], _ list: String) async throws
      -> String?
    {
      let targets = ["Store", "Rules", "List", "Entry"].map { name in
        let uses = arrows[name, default: []].map { "\"\($0)\"" }.joined(separator: ", ")
        let place = name == "Entry" ? ", path: \"Sources/Entry\"" : ""
        return
          ".target(name: \"\(name == "Entry" ? "K" : name)\", dependencies: [\(uses)]\(place))\n"
      }
      let tree = SourceTree([
        "Package.swift": targets.joined(), "Store/S.swift": "public struct File {}\n",
        "Rules/R.swift": "public struct Rule {}\n", "List/L.swift": list,
        "Entry/E.swift": "import List\n",
      ])
      let version = TrialVersion(
        id: TrialVersion.ID(kind: .plain, side: .before), module: module, title: "", tree: tree,
        guest: SourceTree(), runs: [])
      return try await compiler.error(in: version, of: lesson)
    }
    let list = "import Rules\nimport Store\nlet file = File()\n"
    let down = ["Entry": ["List"], "List": ["Rules"], "Rules": ["Store"]]
    let unused = "import Rules\n"
    #expect(try await error("Down", down, "import Store\nlet rule = 1\n") == nil)
    let turned = ["Entry": ["List"], "List": ["Rules"], "Store": ["Rules"]]
    #expect(try await error("Turned", turned, list) == "List/L.swift:2: no such module 'Store'")
    let circle = ["Entry": ["List"], "Store": ["Rules"], "Rules": ["Store"]]
    #expect(try await error("Circle", circle, unused)?.contains("cyclic dependency") == true)
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(
      made.filter { $0.hasPrefix("Down") && $0.hasSuffix(".o") }.sorted() == [
        "Down.o", "DownList.o", "DownRules.o", "DownStore.o",
      ])
  }
}
