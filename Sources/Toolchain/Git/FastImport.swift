import Foundation

/// Commits in the format of `git fast-import`, which needs neither an index nor an identity.
package struct FastImport {
  package private(set) var text = Data()

  package init() {}

  /// - Parameters:
  ///   - files: Everything that the commit contains.
  ///   - parent: A commit, or the mark of one, such as `:1`.
  ///   - mark: A name for it within this input.
  package mutating func commit(
    _ files: [(path: String, bytes: Data)], on ref: String, _ message: String = "",
    after parent: String? = nil, mark: Int? = nil, _ date: Date = Date()
  ) {
    add("commit \(ref)\n")
    if let mark { add("mark :\(mark)\n") }
    add("committer Shipshape <shipshape@localhost> \(Int(date.timeIntervalSince1970)) +0000\n")
    add(Data(message.utf8))
    if let parent { add("from \(parent)\n") }
    add("deleteall\n")
    for (path, bytes) in files {
      let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      add("M 100644 inline \"\(quoted)\"\n")
      add(bytes)
    }
  }

  /// Makes git print the name of a commit.
  package mutating func printName(ofMark mark: Int) { add("get-mark :\(mark)\n") }

  private mutating func add(_ words: String) { text += Data(words.utf8) }

  private mutating func add(_ bytes: Data) {
    add("data \(bytes.count)\n")
    text += bytes
    add("\n")
  }
}
