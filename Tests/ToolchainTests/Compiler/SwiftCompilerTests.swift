import Foundation
import TestSupport
import Testing

@testable import Toolchain

/// A script stands for the compiler, and notes which module it was asked to compile.
@Suite("The compiler asked apart from a build")
final class SwiftCompilerTests: Sendable {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.program(
      "swiftc",
      """
      #!/bin/sh
      for word; do
        case $before in
          -module-name) name=$word ;;
          -emit-symbol-graph-dir) graphs=$word ;;
        esac
        before=$word
      done
      cd "${0%/*}" || exit
      echo "$name" >> asked
      case $name in
        Broken) echo 'A.swift:1:1: error: no such type' >&2; exit 1 ;;
        '') echo 'Question.swift:2:1: error: first' >&2
          echo 'note: error:' >&2; echo 'Question.swift:3:1: error: second: more' >&2; exit 1 ;;
      esac
      test -n "$graphs" || exit 0
      mkdir -p "$graphs"
      test "$name" = Silent || echo "$GRAPH" > "$graphs/$name.symbols.json"
      test "$name" != Doors || echo "$GRAPH" > "$graphs/$name@Swift.symbols.json"
      """)
  }

  deinit { folder.remove() }

  private func withCompiler<Result>(_ body: () throws -> Result) rethrows -> Result {
    let overrides = ["PATH": "\(folder.url.path):/usr/bin:/bin", "GRAPH": SwiftCompilerTests.graph]
    return try ChildProcess.$environmentOverrides.withValue(overrides, operation: body)
  }

  private func module(_ name: String, imports: [SwiftModule] = []) -> SwiftModule {
    SwiftModule(name, in: folder.url.appendingPathComponent(name), imports: imports)
  }

  private var asked: [String] {
    let file = folder.url.appendingPathComponent("asked")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast()
  }

  @Test("It names each error in a question, and compiles once what the question imports")
  func errors() throws {
    let house = module("House", imports: [module("Doors")])
    try withCompiler {
      let compiler = try SwiftCompiler()
      for _ in 1...2 {
        let errors = try compiler.errors(in: "import House", importing: [house])
        #expect(errors == ["first", "second: more"])
      }
    }
    #expect(asked == ["Doors", "House", "", ""])
  }

  @Test("A module that does not compile itself is told apart from a wrong question")
  func brokenModule() throws {
    try withCompiler {
      let error = #expect(throws: SwiftCompiler.Failure.self) {
        try SwiftCompiler().errors(in: "", importing: [module("Broken")])
      }
      #expect(
        error?.description
          == "Broken does not compile:\nA.swift:1:1: error: no such type\n")
    }
  }

  private static let graph = """
    {"metadata":{},"module":{"name":"Doors"},"symbols":[
    {"kind":{"identifier":"swift.struct","displayName":"Structure"},
    "identifier":{"precise":"s:Door","interfaceLanguage":"swift"},"pathComponents":["Door"],
    "names":{"title":"Door"},"accessLevel":"internal",
    "declarationFragments":[{"kind":"identifier","spelling":"Door"},
    {"kind":"typeIdentifier","spelling":"Lock","preciseIdentifier":"s:Lock"}],
    "location":{"uri":"file:///Door.swift","position":{"line":0,"character":7}}}],
    "relationships":[{"kind":"conformsTo","source":"s:Door","target":"s:Opening",
    "targetFallback":"House.Opening"}]}
    """

  @Test(
    "The symbols of a module, and of what it adds to others, come with how they belong together")
  func symbolGraph() throws {
    let house = module("House", imports: [module("Doors")])
    let graphs = try withCompiler {
      let reader = try SymbolGraphReader()
      return try [house, module("Doors")].map { try reader.graph(of: $0) }
    }
    #expect(asked == ["Doors", "House"])
    #expect(graphs.map(\.symbols.count) == [1, 2])
    let door = graphs[0].symbols[0]
    #expect(door.kind.identifier == "swift.struct")
    #expect(door.identifier.precise == "s:Door")
    #expect(door.pathComponents == ["Door"])
    #expect(door.accessLevel == "internal")
    #expect(door.declarationFragments?.map(\.preciseIdentifier) == [nil, "s:Lock"])
    #expect(door.location?.position.character == 7)
    let link = graphs[0].relationships[0]
    #expect(
      [link.kind, link.source, link.target, link.targetFallback]
        == ["conformsTo", "s:Door", "s:Opening", "House.Opening"])
  }

  @Test("A module of which there is no graph is told by its name, and why")
  func noGraph() throws {
    try withCompiler {
      let reader = try SymbolGraphReader()
      #expect(throws: SymbolGraphReader.Failure.noGraph("Silent")) {
        try reader.graph(of: module("Silent"))
      }
      let error = #expect(throws: SymbolGraphReader.Failure.self) {
        try reader.graph(of: module("Broken"))
      }
      #expect(error?.description.hasPrefix("Broken does not compile:\nA.swift:1:1: ") == true)
    }
  }
}
