import Foundation
import Testing

@testable import Toolchain

@Suite("Files and folders")
struct FileTests {
  @Test("A temporary folder is gone when it is removed; it was empty, and another one stays")
  func removed() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    defer { other.remove() }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let file = try folder.file("note", "text")
    let text = try String(contentsOf: file, encoding: .utf8)
    folder.remove()
    let present = [folder, other].map { FileManager.default.fileExists(atPath: $0.url.path) }
    #expect(names == [] && text == "text" && present == [false, true])
  }

  @Test("Temporary folders are made where the environment says, or else the system")
  func place() {
    let usual = FileManager.default.temporaryDirectory
    let cases: [([String: String], URL)] = [
      (["TMPDIR": "/elsewhere"], URL(fileURLWithPath: "/elsewhere", isDirectory: true)),
      (["TMPDIR": ""], usual), ([:], usual),
    ]
    for (environment, place) in cases {
      #expect(TemporaryFolder.place(environment: environment).path == place.path)
    }
  }

  @Test("A temporary folder is gone when the program ends without removing it")
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
    #expect(isFolderLeft(result) == false)
  }

  @Test("A temporary folder is gone when the program is told to end while a child runs")
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
    #expect(isFolderLeft(result) == false)
  }

  /// Whether the folder is there whose path was printed; nil where none was.
  private func isFolderLeft(_ result: ExitTest.Result?) -> Bool? {
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n")
    return lines.last { $0.first == "/" }
      .map { FileManager.default.fileExists(atPath: String($0)) }
  }

  @Test("A file that is filled has the text, in place of another one, and its folder is made")
  func filled() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("a/b.txt")
    for text in ["한글 and more", "", "b\n"] {
      try file.fill(with: text)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("What is no file is not filled")
  func unfilled() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(throws: POSIXError(.EISDIR)) { try folder.url.fill(with: "a") }
  }

  @Test(
    "A text for which there is no room is no filled file", .enabled(if: fullDisk != nil),
    arguments: [1, 1 << 20])
  func full(length: Int) throws {
    let disk = try #require(FileTests.fullDisk)
    #expect(throws: POSIXError(.ENOSPC)) {
      try disk.fill(with: String(repeating: "a", count: length))
    }
  }

  /// A device that is always full, where the system has one.
  private static let fullDisk: URL? = {
    let device = URL(fileURLWithPath: "/dev/full")
    return FileManager.default.fileExists(atPath: device.path) ? device : nil
  }()
}
