import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@Suite("The figures of a change")
struct FiguresTests {
  private func figures(_ old: [String: String], _ new: [String: String]) async throws -> [Int] {
    let figures = try await Figures(
      from: old.mapValues { Data($0.utf8) }, to: new.mapValues { Data($0.utf8) })
    return [figures.linesEdited, figures.linesAdded, figures.filesOpened]
  }

  @Test("Figures count only code: the lines edited, the lines added and the files opened")
  func counts() async throws {
    let text = "import A\n\na\nb\nc\nd\n"
    let table: [(String, String?, String?, [Int])] = [
      ("nothing", text, text, [0, 0, 0]),
      ("a line edited", text, text.replacing("b", with: "B"), [1, 0, 1]),
      ("one edited to three", text, text.replacing("b", with: "B\nb1\nb2"), [1, 2, 1]),
      ("three to one", text, text.replacing("a\nb\nc", with: "A"), [3, 0, 1]),
      ("lines added", text, text + "e\nf\n", [0, 2, 1]),
      ("a line removed", text, text.replacing("b\n", with: ""), [1, 0, 1]),
      ("two places", text, text.replacing("a", with: "A").replacing("d", with: "d\ne"), [1, 1, 1]),
      ("a new file", nil, text, [0, 4, 0]),
      ("a file removed", text, nil, [4, 0, 1]),
      ("comments", text, text.replacing("b", with: "b // why\n// long"), [1, 0, 1]),
      ("only comments", text, text.replacing("b", with: "// why\nb"), [0, 0, 0]),
      ("imports", text, text.replacing("A", with: "B"), [0, 0, 0]),
      ("line ends", text, text.replacing("\n", with: "\r\n"), [0, 0, 0]),
    ]
    for (name, old, new, expected) in table {
      let found = try await figures(
        old.map { ["x.swift": $0] } ?? [:], new.map { ["x.swift": $0] } ?? [:])
      #expect(found == expected, "\(name)")
    }
    let found = try await figures(
      ["a.swift": "1\n", "b.swift": "2\n", "c.md": "3\n"],
      ["a.swift": "5\n", "b.swift": "2\n6\n", "c.md": "7\n", "d.swift": "8\n"])
    #expect(found == [1, 2, 2])
  }

  @Test("The reader's git settings do not change the figures")
  func settings() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file(
      ".gitconfig", "[color]\nui = always\n[diff]\nexternal = true\ninterHunkContext = 9\n")
    try await folder.program("git", "PATH=${PATH#*:} HOME=\(folder.url.path) exec git \"$@\"")
    let found = try await Child.$programs.withValue(folder.url.path) {
      try await figures(["x.swift": "a\nb\nc\n"], ["x.swift": "A\nb\nC\n"])
    }
    #expect(found == [2, 0, 1])
  }

  @Test("Figures in words distinguish singular and plural")
  func words() {
    var figures = Figures()
    #expect(figures.words == "0 lines edited, 0 added, 0 files")
    (figures.linesEdited, figures.linesAdded, figures.filesOpened) = (1, 3, 1)
    #expect(figures.words == "1 line edited, 3 added, 1 file")
  }
}
