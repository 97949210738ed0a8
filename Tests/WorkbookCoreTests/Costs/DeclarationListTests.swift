import Foundation
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("Declarations as the compiler's parser sees them")
struct DeclarationListTests {
  @Test("A source of which the answer is known is read as known")
  func knownAnswer() throws {
    let list = try list(DeclarationList.knownSource)
    #expect(list.declarations.map(\.name) == DeclarationList.knownAnswer.map(\.name))
    #expect(
      list.declarations.map { $0.words.joined(separator: " ") }
        == DeclarationList.knownAnswer.map(\.words))
    #expect(DeclarationList.isReadable())
  }

  private func list(_ source: String) throws -> DeclarationList {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try DeclarationList(of: folder.file("Source.swift", source))
  }
}
