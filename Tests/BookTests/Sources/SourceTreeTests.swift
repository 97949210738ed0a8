import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Book

@Suite("The sources of a module")
struct SourceTreeTests {
  @Test("A source that is not text is reported with its folder in the book")
  func unreadable() throws {
    let book = try ScratchBook()
    let folder = book.root.appendingPathComponent("Sources/A")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([0xe9]).write(to: folder.appendingPathComponent("A.swift"))
    let error = #expect(throws: BookError.self) { try book.workbook.tree(at: "Sources/A") }
    #expect(error?.description.contains("Sources/A") == true)
  }

  @Test("Writing removes old sources, and leaves up-to-date and other files alone")
  func writing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try SourceTree(["A.swift": "a", "B.swift": "b", "C.swift": "c"]).write(to: folder.url)
    _ = try folder.file("notes.md", "mine")
    let kept = folder.url.appendingPathComponent("A.swift").path
    let old = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: kept)
    let tree = SourceTree(["A.swift": "a", "B.swift": "d", "Rules/My Rules/Größe.swift": "b\n"])
    try tree.write(to: folder.url)
    #expect(try SourceTree(of: folder.url) == tree)
    let paths: [String] = tree.paths
    #expect(paths == ["A.swift", "B.swift", "Rules/My Rules/Größe.swift"])
    #expect(try SourceTree(of: folder.url.appendingPathComponent("none")) == SourceTree())
    let notes = try String(
      contentsOf: folder.url.appendingPathComponent("notes.md"), encoding: .utf8)
    #expect(notes == "mine")
    let time = try FileManager.default.attributesOfItem(atPath: kept)[.modificationDate] as? Date
    #expect(time == old)
  }

  @Test("If a file cannot be written, none is removed")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let old = try folder.file("A.swift", "a")
    _ = try folder.file("Rules", "in the way")
    let tree = SourceTree(["Rules/B.swift": "b"])
    #expect(throws: (any Error).self) { try tree.write(to: folder.url) }
    #expect(FileManager.default.fileExists(atPath: old.path))
  }

  @Test("A folder is removed with its last file, and stays while it holds anything")
  func emptied() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for path in ["A/B/C.swift", "D/E.swift", "D/notes"] { _ = try folder.file(path, "x") }
    try SourceTree(["F.swift": "f"]).write(to: folder.url)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["D", "D/notes", "F.swift"])
  }

  @Test("Line ends of other systems do not count as a difference")
  func lineEnds() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("A.swift", "a\r\n\r\nb\n")
    #expect(try SourceTree(of: folder.url) == SourceTree(["A.swift": "a\n\nb\n"]))
  }

  @Test(
    "Differing files are listed in order; the distance counts lines, wherever they are",
    arguments: [
      (["A": "a\nb\nb\n", "B": "b\n"], [], 0), (["A": "b\na\nb\n", "B": "b\n"], ["A"], 0),
      (["A": "a\nb\nc\n", "B": "b\n"], ["A"], 2),
      // A line and its end.
      (["A": "a\nb\nb\n"], ["B"], 2), (["C": "c"], ["A", "B", "C"], 7),
    ] as [([String: String], [String], Int)])
  func differences(other: [String: String], paths: [String], distance: Int) {
    let one = SourceTree(["A": "a\nb\nb\n", "B": "b\n"])
    #expect(one.differences(from: SourceTree(other)) == paths)
    #expect(one.distance(to: SourceTree(other)) == distance)
  }
}
