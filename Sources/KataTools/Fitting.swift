import BookContents
import Foundation
import Toolchain

/// Applies the difference between two states to a reader's files, as `git merge-file` does.
package enum Fitting {
  /// Some files without an edit, and with it.
  package typealias Pair = (old: Files, new: Files)

  /// The reader's files with an edit; nil if it fits in none of its forms.
  ///
  /// - Parameter pairs: The forms of the edit. Of those that fit, we use the one whose old state is
  ///   nearest to the reader's files.
  package static func fitted(_ mine: Files, _ pairs: [Pair]) async throws -> Files? {
    for pair in pairs.sorted(by: { distance(mine, $0.old) < distance(mine, $1.old) })
    where hasNames(mine, of: pair) {
      if let result = try await merged(mine, pair), result != mine { return result }
    }
    return nil
  }

  /// The number of lines that only one of the two has.
  package static func distance(_ mine: Files, _ other: Files) -> Int {
    Set(mine.keys).union(other.keys).reduce(0) { sum, path in
      var counts: [Substring: Int] = [:]
      for line in (mine.text(path) ?? "").split(separator: "\n") { counts[line, default: 0] += 1 }
      for line in (other.text(path) ?? "").split(separator: "\n") { counts[line, default: 0] -= 1 }
      return sum + counts.values.reduce(0) { $0 + abs($1) }
    }
  }

  /// Whether the reader's code has every name that an edit takes from ours.
  private static func hasNames(_ mine: Files, of pair: Pair) -> Bool {
    let (old, new) = (codeLines(of: pair.old), codeLines(of: pair.new))
    let added = new.subtracting(old).joined(separator: "\n")
    let declaration =
      #/\b(?:class|struct|enum|protocol|actor|typealias|associatedtype|func|case|let|var|import)\s+`?(\w+)/#
    func declared(_ text: String) -> Set<Substring> { Set(text.matches(of: declaration).map(\.1)) }
    func words(_ text: String) -> Set<Substring> { Set(text.matches(of: #/\w+/#).map(\.0)) }
    let taken = declared(old.joined(separator: "\n")).intersection(words(added))
    return taken.subtracting(declared(added))
      .isSubset(of: words(codeLines(of: mine).joined(separator: "\n")))
  }

  /// The lines of all sources, without comments and strings.
  private static func codeLines(of files: Files) -> Set<String> {
    let sources = files.keys.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/") }
    return Set(
      sources.flatMap { CodeLines(files.text($0) ?? "").lines }.map {
        $0.replacing(#/"(?:\\.|[^"\\])*"|\/\/.*/#, with: "")
      })
  }

  /// - Returns: Nil if both changed the same lines of a file, or the reader has no such file.
  static func merged(_ mine: Files, _ pair: Pair) async throws -> Files? {
    var result = mine
    for path in Set(pair.old.keys).union(pair.new.keys) where pair.old[path] != pair.new[path] {
      let (own, old, new) = (mine.text(path), pair.old.text(path), pair.new.text(path))
      var text = new
      if own != old {
        guard let own, let old, let new else { return nil }
        text = try await merged(own, old, new)
        if text == nil { return nil }
      }
      result[path] = text.map { Data($0.utf8) }
    }
    return result
  }

  private static func merged(_ mine: String, _ old: String, _ new: String) async throws -> String? {
    try await TemporaryFolder.with { folder in
      try ["mine": mine, "old": old, "new": new].mapValues { Data($0.utf8) }.write(to: folder)
      // The status counts the conflicts; a high status means failure.
      let merge = try await Git.run(
        "merge-file", "-p", "mine", "old", "new", in: folder, accepting: Array(0...127))
      return merge.status == 0 ? merge.text : nil
    }
  }
}
