import Foundation
import KataTools
import Testing
import Toolchain

@Suite("Fitting an edit to a reader's files")
struct FittingTests {
  private func files(_ texts: [String: String]) -> Files { texts.mapValues { Data($0.utf8) } }

  private func fitted(
    _ mine: [String: String], _ pairs: [([String: String], [String: String])]
  ) async throws -> [String: String]? {
    try await Fitting.fitted(files(mine), pairs.map { (files($0), files($1)) })?
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private let old = "a\nb\nc\nd\ne\nf\n"

  @Test(
    "An edit merges with the reader's own edits, and the file then has plain line ends")
  func merges() async throws {
    let new = old.replacing("b", with: "B")
    let own = old.replacing("f", with: "F")
    let both = own.replacing("b", with: "B")
    let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
    typealias Texts = [String: String]
    let table: [(String, mine: Texts, from: Texts, to: Texts, Texts?)] = [
      ("a file gone", ["x": old], ["x": old, "y": "1"], ["x": new, "y": "1"], ["x": new]),
      ("edited elsewhere", ["x": own, "y": "1"], ["x": old], ["x": new], ["x": both, "y": "1"]),
      ("a conflict", ["x": old.replacing("b", with: "?")], ["x": old], ["x": new], nil),
      ("two conflicts", ["x": "1\nb\nc\nd\ne\n2"], ["x": old], ["x": "b\nc\nd\ne\n"], nil),
      ("there already", ["x": new], ["x": old], ["x": new], nil),
      ("Windows", ["x": windows(own)], ["x": old], ["x": new], ["x": both]),
      ("our Windows", ["x": own], ["x": windows(old)], ["x": windows(new)], ["x": both]),
      ("a new file", ["x": own], ["x": old], ["x": old, "y": "1"], ["x": own, "y": "1"]),
      ("a file removed", ["x": old, "y": "1"], ["x": old, "y": "1"], ["x": old], ["x": old]),
      ("removed, but edited", ["y": "2"], ["y": "1"], [:], nil),
      ("edited, but removed", ["x": old], ["x": old, "y": "1"], ["x": old, "y": "2"], nil),
      ("new, but there", ["y": "2"], [:], ["y": "1"], nil),
      (
        "one of two does not fit", ["x": old, "y": "2"], ["x": old, "y": "1"],
        ["x": new, "y": "3"], nil
      ),
      ("nothing to do", ["x": old], ["x": old], ["x": old], nil),
    ]
    for (name, mine, from, to, expected) in table {
      #expect(try await fitted(mine, [(from, to)]) == expected, "\(name)")
    }
  }

  @Test("An edit fits only if the reader's code has every name that the edit uses from ours")
  func names() async throws {
    let old = [
      "a.swift": "struct Lock {}\nfunc turn() {}\n", "b.swift": "let x = 1\n",
      "Tests/c.swift": "func other() {}\n",
    ]
    let table: [(String, Bool)] = [
      ("Lock()", true), ("turn()", false), ("\"turn\" // turn", true), ("func turn(by) {}", true),
      ("other()", true),
    ]
    for (line, fits) in table {
      // The reader has renamed the function.
      let mine = ["a.swift": "struct Lock {}\nfunc rotate() {}\n", "b.swift": "let x = 1\n"]
      let new = old.merging(["b.swift": "let x = 1\n\(line)\n"]) { $1 }
      #expect(try await (fitted(mine, [(old, new)]) != nil) == fits, "\(line)")
    }
  }

  @Test("Among several forms of an edit, the nearest one that fits is used")
  func nearest() async throws {
    let near = (["x": old], ["x": old.replacing("a", with: "near")])
    let far = (["x": old + "g\nh\n"], ["x": (old + "g\nh\n").replacing("a", with: "far")])
    let mine = ["x": "1\n" + old.dropFirst(2)]
    let other = (["x": "1\n2\n3\n4\n" + old], ["x": "1\n2\n3\n4\n" + old.replacing("f", with: "F")])
    for pairs in [[near, far], [far, near]] {
      #expect(try await fitted(["x": old + "2\n"], pairs)?["x"]?.hasPrefix("near") == true)
      #expect(try await fitted(["x": old + "g\nh\n2\n"], pairs)?["x"]?.hasPrefix("far") == true)
      // Where the nearest forms do not fit, the next form does.
      #expect(try await fitted(mine, pairs) == nil)
      #expect(
        try await fitted(["x": "1\n2\n3\n5\n" + old], pairs + [other])?["x"]?.hasSuffix("F\n")
          == true)
    }
  }

  @Test("The distance between two states counts the lines that only one of them has")
  func distance() {
    let table: [([String: String], [String: String], Int)] = [
      ([:], [:], 0), (["x": "a\nb\n"], ["x": "b\n\na\n"], 0), (["x": "a\na\n"], ["x": "a\n"], 1),
      (["x": "a\nb"], ["x": "c"], 3), (["x": "a\n"], ["y": "a\n"], 2), ([:], ["x": "a\r\nb"], 2),
    ]
    for (mine, other, expected) in table {
      #expect(Fitting.distance(files(mine), files(other)) == expected)
      #expect(Fitting.distance(files(other), files(mine)) == expected)
    }
  }
}
