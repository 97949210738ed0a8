import Foundation
import Toolchain

/// Where git has moved the reader's HEAD, as its own record tells: the reflog.
struct HeadMoves {
  /// The oldest first, each with the tree of the commit that HEAD was then at, and git's words, such as
  /// “checkout: moving from main to try”.
  private let moves: [(date: Date, tree: String, words: String)]

  init(of kata: Kata) async throws {
    // A branch without a commit has no record.
    let log = try await Git.run(
      "log", "-g", "--date=unix", "--format=%gd%x09%T%x09%gs", "HEAD", in: kata.folder,
      repository: kata.repository, accepting: [0, 128])
    moves = log.text.matches(of: #/(?m)^HEAD@\{(\d+)\}\t(\w+)\t(.*)$/#).reversed().map {
      (Date(timeIntervalSince1970: Double($0.1) ?? 0), String($0.2), String($0.3))
    }
  }

  /// The last of some moves, none of them a commit, that together led to other files; nil if each
  /// such series came back to where it began.
  func detour(from start: Date, to end: Date) -> String? {
    let first = moves.lastIndex { $0.date < start } ?? 0
    let series = moves.dropFirst(first).prefix { $0.date <= end }
      .split { $0.words.hasPrefix("commit") }
    // A series begins where the commit before it, or HEAD at the start, has led to.
    for moves in series {
      let origin = self.moves[max(first, moves.startIndex - 1)]
      if let last = moves.last, last.tree != origin.tree { return last.words }
    }
    return nil
  }
}
