import Foundation
import TestSupport
import Toolchain

@testable import Book

/// A change to a file that spoils a book: without an old text, it adds the file; without a
/// new one, it removes the file.
struct Damage: Sendable {
  let path: String
  var old: String?
  var new: String?

  func spoil(_ book: ScratchBook) throws {
    switch (old, new) {
    case (_, nil): try book.remove(path)
    case (nil, let new?): try book.write(path, new)
    case (let old?, let new?): try book.edit(path, old, new)
    }
  }
}

extension SourceTree {
  /// The patch that leads to another state, as git writes it, after some words.
  func patch(to new: SourceTree, _ words: String = "Subject: [PATCH] A: b\n\nc\n") throws -> String
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try write(to: folder.url.appendingPathComponent("a"))
    try new.write(to: folder.url.appendingPathComponent("b"))
    let options = ["--no-index", "--no-prefix", "--no-renames", "--histogram", "a", "b"]
    let difference = try Git.run(
      "diff", options, in: folder.url, succeeds: { $0.status == 1 })
    return "\(words)---\n\(difference.standardOutput)-- \n2.43.0\n"
  }
}
