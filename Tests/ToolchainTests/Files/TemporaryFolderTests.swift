import Foundation
import Testing
import Toolchain

@Suite("A temporary folder")
struct TemporaryFolderTests {
  @Test("It is empty, its own, and leaves nothing behind when it is removed")
  func removed() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    defer { other.remove() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    let file = try folder.file("note", "text")
    #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    #expect(FileManager.default.fileExists(atPath: other.url.path))
  }

  @Test("It leaves nothing behind when the program ends without removing it")
  func forgotten() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let folder = try TemporaryFolder()
      _ = try folder.file("note", "text")
      print(folder.url.path)
      fflush(nil)
      exit(FileManager.default.fileExists(atPath: folder.url.path) ? 0 : 1)
    }
    try expectNothing(left: result)
  }

  @Test("It leaves nothing behind when the program is told to end while a child runs")
  func interrupted() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardOutputContent]
    ) {
      let folder = try TemporaryFolder()
      _ = try await shell("echo '\(folder.url.path)'; kill -TERM $PPID; sleep 600").run {
        print($0)
        fflush(nil)
      }
    }
    try expectNothing(left: result)
  }

  private func expectNothing(left result: ExitTest.Result?) throws {
    let words = try #require(result?.standardOutputContent)
    let path = String(decoding: words, as: UTF8.self).split(separator: "\n").last {
      $0.first == "/"
    }
    #expect(try !FileManager.default.fileExists(atPath: String(#require(path))))
  }
}
