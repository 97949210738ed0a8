import Foundation
import Storage
import Testing
import Toolchain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Root may do everything, so that this says nothing about root.
@Suite("A file that somebody protected", .enabled(if: geteuid() != 0))
struct ProtectedFileTests {
  private let folder: TemporaryFolder
  private let file: SafeFile

  init() throws {
    folder = try TemporaryFolder()
    file = try SafeFile(folder.file("file", "old"))
    // The lock that whoever wrote the file has left.
    _ = try folder.file(".file.lock", "")
  }

  @Test(
    "Is neither replaced nor moved, and is read where that is allowed",
    arguments: [("file", mode_t(0o400)), ("file", 0o000), ("", 0o500)])
  func protected(_ name: String, _ mode: mode_t) throws {
    let path = folder.url.appendingPathComponent(name).path
    try #require(chmod(path, mode) == 0)
    defer {
      chmod(path, 0o700)
      folder.remove()
    }
    #expect(throws: FileError.refused(EACCES)) { try file.replace(with: Data("new".utf8)) }
    if mode == 0 {
      #expect(throws: FileError.refused(EACCES)) { try file.contents() }
    } else {
      #expect(try file.contents()?.data == Data("old".utf8))
    }
    if name.isEmpty { #expect(throws: FileError.refused(EACCES)) { try file.moveAside() } }
    #expect(chmod(path, 0o700) == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["file", ".file.lock"])
  }
}
