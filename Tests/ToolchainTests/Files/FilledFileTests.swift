import Foundation
import Testing

@testable import Toolchain

@Suite("Files that are filled with a text")
struct FilledFileTests {
  @Test("The file has the text, in place of another one, and its folder is made")
  func text() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("a/b.txt")
    for text in ["한글 and more", "", "b\n"] {
      try file.fill(with: text)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("What is no file is not filled")
  func folder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(throws: CocoaError.self) { try folder.url.fill(with: "a") }
  }
}
