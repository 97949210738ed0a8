import Book
import Foundation

extension Slip {
  /// A package for a side with the slip in it, which is hidden among the katas.
  package func kata(of side: Side, in workbook: Workbook) throws -> Kata {
    let name = ".slip-\(lesson.number)-\(side.rawValue)"
    let kata = Kata(lesson, in: workbook, named: name, isStrict: true)
    let sources = try tree(of: side, in: workbook).mapping(Kata.withoutMarks)
    let files = try kata.bookFiles().overlaid(with: sources.inside(kata.sourcesPath))
    try KataError.telling("\(kata.path) could not be made") { try files.write(to: kata.folder) }
    return kata
  }

  /// The behaviours of a verdict that noticed it, and whether each is a bystander: not about what was
  /// edited.
  package func noticed(in verdict: Verdict) -> [(behaviour: Behaviour, isBystander: Bool)] {
    verdict.failing.map { ($0, !about.contains($0.sentence) && !about.contains($0.suite ?? "")) }
  }
}
