import Foundation
import Testing

@testable import Toolchain

@Suite("Files and folders")
struct FileTests {
  @Test("A temporary folder is empty at first, and gone once removed; others stay")
  func removed() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    defer { other.remove() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    let file = try folder.file("note", "text")
    #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    folder.remove()
    let present = [folder, other].map { FileManager.default.fileExists(atPath: $0.url.path) }
    #expect(present == [false, true])
  }

  @Test("Temporary folders are made where the environment says, else where the system does")
  func place() {
    let usual = FileManager.default.temporaryDirectory.path
    let environments = [["TMPDIR": "/elsewhere"], ["TMPDIR": ""], [:]]
    let places: [String] = environments.map { TemporaryFolder.place(environment: $0).path }
    #expect(places == ["/elsewhere", usual, usual])
  }

  @Test("A temporary folder is gone if the program ends without removing it")
  func forgotten() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let folder = try TemporaryFolder()
      _ = try folder.file("note", "text")
      print("\n\(folder.url.path)")
      fflush(nil)
      exit(FileManager.default.fileExists(atPath: folder.url.path) ? 0 : 1)
    }
    let words = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let path = try #require(words.split(separator: "\n").last { $0.first == "/" })
    #expect(!FileManager.default.fileExists(atPath: String(path)))
  }

  @Test("Filling a file replaces its text, and makes its folder")
  func filled() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("a/b.txt")
    for text in ["한글 and more", "", "b\n"] {
      try file.fill(with: text)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
    #expect(throws: POSIXError(.EISDIR)) { try folder.url.fill(with: "a") }
  }

  @Test(
    "A text for which there is no room does not count as written",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: [1, 1 << 20])
  func full(length: Int) throws {
    #expect(throws: POSIXError(.ENOSPC)) {
      try URL(fileURLWithPath: "/dev/full").fill(with: String(repeating: "a", count: length))
    }
  }
}
