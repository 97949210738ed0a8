import Foundation
import Testing
import Toolchain

@Suite("Stored properties in a symbol graph")
struct StoredPropertyTests {
  /// The properties of a small module, and whether each is stored.
  private static let source = """
    struct Box {
      let fixed: Int
      var plain = 1
      private(set) var guarded: [Int] = [1]
      var watched: Int = 0 { didSet {} }
      var seen: Int { didSet {} }
      var hook: ((Int) -> Void)? {
        // The reason.

        willSet {}
      }
      lazy var late: Int = 3
      private(set) var bare: Int
      static let shared = 3
      var computed: Int { 1 }
      var both: Int { get { 1 } set {} }
      var list: [String: Int]
      { [:] }
      var closure: (Int) -> Int { { $0 } }
    }
    """

  @Test("A property is stored when it has a value or observers, whatever its accessors look like")
  func stored() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("Box.swift", StoredPropertyTests.source)
    let graph = try SymbolGraphReader().graph(of: SwiftModule("Small", in: folder.url))
    let lines = StoredPropertyTests.source.split(separator: "\n", omittingEmptySubsequences: false)
    let stored = graph.symbols.filter {
      $0.kind.identifier == "swift.property"
        && SymbolGraphStorage.isStored($0, in: lines.map(String.init))
    }
    #expect(
      Set(stored.compactMap(\.pathComponents.last))
        == ["fixed", "plain", "guarded", "watched", "seen", "hook", "late", "bare"])
  }

  @Test("A module that does not compile is told with what the compiler says")
  func doesNotCompile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("Bad.swift", "let a: Int = \"\"")
    let error = #expect(throws: SymbolGraphReader.Failure.self) {
      try SymbolGraphReader().graph(of: SwiftModule("Bad", in: folder.url))
    }
    #expect(error?.description.hasPrefix("Bad does not compile:\n") == true)
    #expect(error?.description.contains("cannot convert value") == true)
  }
}
