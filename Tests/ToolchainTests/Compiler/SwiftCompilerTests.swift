import Foundation
import Testing
import Toolchain

@Suite("The compiler asked apart from a build")
struct SwiftCompilerTests {
  private func module(_ source: String, in folder: TemporaryFolder) throws -> SwiftModule {
    _ = try folder.file("Door.swift", source)
    return SwiftModule("Doors", in: folder.url)
  }

  @Test("It accepts what is right, and names each error in what is wrong")
  func errors() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let doors = try module("struct Door { var isOpen = false }", in: folder)
    let compiler = try SwiftCompiler()
    let right = "@testable import Doors\nlet door = Door(isOpen: true)"
    #expect(try compiler.errors(in: right, importing: [doors]) == [])
    let wrong = "@testable import Doors\nlet door: Door = 1"
    #expect(
      try compiler.errors(in: wrong, importing: [doors])
        == ["cannot convert value of type 'Int' to specified type 'Door'"])
  }

  @Test("A module that does not compile itself is told apart from a wrong question")
  func brokenModule() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let doors = try module("struct Door { var isOpen: Lock }", in: folder)
    let error = #expect(throws: SwiftCompiler.Failure.self) {
      try SwiftCompiler().errors(in: "import Doors", importing: [doors])
    }
    #expect(error?.description.hasPrefix("Doors does not compile:\n") == true)
    #expect(error?.description.contains("cannot find type 'Lock' in scope") == true)
  }
}
