import Book
import Toolchain

/// Compares the design of a kata with that of the lesson's *before*, as the compiler sees both.
///
/// A request changes a design as well, and that is no refactoring. So what the kata was when it took
/// the open one counts, and it is compared with what the last one left.
struct DesignComparison {
  let kata: Kata
  /// The sources with before's design.
  private let before: SourceTree
  /// The reader's sources.
  private let sources: SourceTree

  /// - Parameter sources: The reader's as they are now.
  init(of kata: Kata, _ sources: SourceTree) throws {
    self.kata = kata
    self.sources = (try? TakenRequest.open(in: kata))?.snapshot ?? sources
    before = try TakenRequest.lastEnd(in: kata) ?? kata.beginning()
  }

  /// Whether the design is another than before's. Where the compiler tells nothing, it counts as one:
  /// the code differs, and nobody is blamed for what we cannot see.
  func isRefactored() async throws -> Bool {
    guard sources != before else { return false }
    guard let graphs = try await KataGraphs(of: kata, old: before, new: sources) else {
      return true
    }
    let mine = DesignShape(graphs.new, of: kata.module)
    let mentions = Mentions(in: sources, declaring: mine.parts.keys)
    return DesignShape(graphs.old, of: kata.module).isRefactored(in: mine, mentions)
  }
}
