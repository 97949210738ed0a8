import Foundation
import TestSupport
import Testing
import Toolchain

@testable import ArcadeCore

@Suite("Small files of text")
struct TextFileTests {
  @Test("A file is replaced whole or not at all")
  func atomicFile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = TextFile(path: folder.url.appendingPathComponent("text").path)
    try file.create("old")
    let inode = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
    try file.replace("new")
    let after = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
    #expect(try file.read() == "new")
    #expect(inode as? Int != after as? Int, "a new file took the place of the old one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["text"])
  }

  @Test("A file of some megabytes is read, a larger one is none of ours")
  func largeFiles() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let large = try folder.file("large", String(repeating: "x", count: 5 << 20))
    #expect(try TextFile(path: large.path).read().utf8.count == 5 << 20)
    let huge = try folder.file("huge", String(repeating: "x", count: (16 << 20) + 1))
    #expect(throws: ArcadeError.unreadable(huge.path)) { try TextFile(path: huge.path).read() }
  }
}
