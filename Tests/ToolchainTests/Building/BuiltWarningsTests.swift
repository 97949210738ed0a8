import Foundation
import Testing

@testable import Toolchain

/// A package of two modules in a book; files stand for what a build makes.
@Suite("What the compiler warns of")
final class BuiltWarningsTests: Sendable {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Ship", "Hull"] { try compile(name) }
  }
  deinit { folder.remove() }

  private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }
  private func object(_ name: String) -> URL {
    url("build/platform/debug/Ships.build/\(name).swift.o")
  }

  /// Makes an object anew.
  private func compile(_ name: String) throws {
    let new = object("new")
    try new.fill(with: UUID().uuidString)
    _ = try? FileManager.default.removeItem(at: object(name))
    try FileManager.default.moveItem(at: new, to: object(name))
  }

  /// What counts after a build that prints something.
  private func warnings(_ printed: String = "") -> [CompilerWarning] {
    var warnings = BuiltWarnings(in: url("build"))
    let modules = [SourceModule("Ships", url("Ships")), SourceModule("Other", url("Other"))]
    warnings.take(
      printed.replacing("BOOK", with: folder.url.path), of: modules, root: folder.url)
    return PackageBuild.warnings(in: url("build"))
  }

  private let unused = CompilerWarning(path: "Ships/Ship.swift", line: 3, message: "never used")
  private let dead = CompilerWarning(path: "Ships/Parts/Hull.swift", line: 9, message: "never run")

  private let printed = """
    [3/5] Compiling Ships Ship.swift
    BOOK/Ships/Ship.swift:3:7: warning: never used
    1 | let a = "error: no"
      |     `- warning: never used
    BOOK/Ships/Ship.swift:4:7: error: no
    BOOK/Ships/Parts/Hull.swift:9:1: warning: never run [#dead-code]
    BOOK/Ships/Ship.swift:3:7: warning: never used
    BOOK/Ships/Gone.swift:9:1: warning: without an object
    BOOK/Elsewhere/A.swift:1:1: warning: of no module
    warning: SwiftPM's own
    Build complete! (1.00s)
    """

  @Test("Each is told once, by file and line, also after builds that compile nothing")
  func kept() {
    #expect(warnings(printed) == [dead, unused])
    #expect(warnings() == [dead, unused])
    #expect(warnings(printed) == [dead, unused])
  }

  @Test("What is compiled again without one has none any more, and neither has what is gone")
  func fixed() throws {
    _ = warnings(printed)
    try compile("Ship")
    #expect(warnings() == [dead])
    try FileManager.default.removeItem(at: object("Hull"))
    #expect(warnings() == [])
    try compile("Hull")
    #expect(warnings() == [])
  }

  @Test("A note that cannot be read, or written, says nothing")
  func damaged() throws {
    _ = warnings(printed)
    try url("build/built-warnings").fill(with: "[{")
    #expect(warnings() == [])
    try FileManager.default.removeItem(at: url("build/built-warnings"))
    try FileManager.default.createDirectory(
      at: url("build/built-warnings/folder"), withIntermediateDirectories: true)
    #expect(warnings(printed) == [])
  }
}
