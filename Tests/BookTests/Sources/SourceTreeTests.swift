import Foundation
import Testing
import Toolchain

@testable import Book

@Suite("The sources of a module")
struct SourceTreeTests {
  @Test("Writing takes away what is gone, and touches nothing that is right or no source")
  func writing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try SourceTree(["A.swift": "a", "B.swift": "b", "C.swift": "c"]).write(to: folder.url)
    _ = try folder.file("notes.md", "mine")
    let kept = folder.url.appendingPathComponent("A.swift").path
    let old = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: kept)
    let tree = SourceTree(["A.swift": "a", "B.swift": "d", "Rules/My Rules/Größe.swift": "b\r\n"])
    try tree.write(to: folder.url)
    #expect(try SourceTree(of: folder.url) == tree)
    #expect(tree.paths == ["A.swift", "B.swift", "Rules/My Rules/Größe.swift"])
    #expect(try SourceTree(of: folder.url.appendingPathComponent("none")) == SourceTree())
    let notes = try String(
      contentsOf: folder.url.appendingPathComponent("notes.md"), encoding: .utf8)
    #expect(notes == "mine")
    let time = try FileManager.default.attributesOfItem(atPath: kept)[.modificationDate] as? Date
    #expect(time == old)
  }

  @Test("The files in which two differ are those of either, sorted")
  func differences() {
    let one = SourceTree(["A": "1", "B": "2", "D": "4"])
    let other = SourceTree(["A": "1", "B": "3", "C": "5"])
    #expect(one.differences(from: other) == ["B", "C", "D"])
    #expect(one.differences(from: one) == [])
  }

  @Test("The distance of two is in lines, wherever they stand in a file")
  func distance() {
    let one = SourceTree(["A": "a\nb\nb\n", "B": "b\n"])
    #expect(one.distance(to: SourceTree(["A": "b\na\nb\n", "B": "b\n"])) == 0)
    #expect(one.distance(to: SourceTree(["A": "a\nb\nc\n", "B": "b\n"])) == 2)
    #expect(one.distance(to: SourceTree(["A": "a\nb\nb\n"])) == 2, "its line and its end")
    #expect(SourceTree().distance(to: one) == 6)
  }
}
