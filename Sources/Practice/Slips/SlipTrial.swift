import Book
import Foundation

/// A slip, to be tried on a side of the book, or made in a reader's kata.
package struct SlipTrial: Sendable {
  package let slip: Slip
  private let workbook: Workbook

  package init(_ slip: Slip, in workbook: Workbook) {
    self.slip = slip
    self.workbook = workbook
  }

  /// A package for the side with the slip in it, which is hidden among the katas.
  package func kata(of side: Side) throws -> Kata {
    let kata = Kata(
      slip.lesson, in: workbook, named: ".slip-\(slip.lesson.number)-\(side.rawValue)",
      isStrict: true)
    let files = try kata.bookFiles()
      .overlaid(
        with: slip.tree(of: side, in: workbook).mapping(Kata.withoutMarks)
          .inside(kata.sourcesPath))
    try KataError.telling("\(kata.path) could not be made") { try files.write(to: kata.folder) }
    return kata
  }

  /// The behaviours of a verdict that noticed it, and whether each is a bystander: not about what was
  /// edited.
  package func noticed(in verdict: Verdict) -> [(behaviour: Behaviour, isBystander: Bool)] {
    verdict.failing.map {
      ($0, !slip.about.contains($0.sentence) && !slip.about.contains($0.suite ?? ""))
    }
  }

  /// Makes the slip in the reader's kata, after copying the work to the shelf.
  ///
  /// - Returns: Where the previous version is now, as a path in the book.
  package func make(
    in kata: Kata, at date: Date, _ progress: ProgressFile
  ) throws -> String {
    try kata.requireStart()
    let new = try slip.tree(of: .before, in: workbook).mapping(Kata.withoutMarks)
    let change = BookChange(
      merge: SourceMerge(old: try kata.beginning(), new: new), cause: .slip(slip.number),
      name: "Slip \(slip.number), “\(slip.title)”,",
      command: "slip \(slip.lesson.number) \(slip.number)")
    let sources = try kata.sources()
    guard try change.applied(to: sources) != sources else {
      throw KataError.slipMade(slip.number, number: slip.lesson.number)
    }
    return try kata.change(change, at: date, progress)
  }
}
