import Book
import Foundation

extension Slip {
  /// The check of a side with the slip in it, in a package that is hidden among the katas; all slips of
  /// the side are tried there, one at a time.
  package func check(of side: Side, in workbook: Workbook) throws -> KataCheck {
    let name = ".slip-\(lesson.number)-\(side.rawValue)"
    let kata = Kata(lesson, in: workbook, named: name, isStrict: true)
    let sources = try tree(of: side, in: workbook).mapping(Kata.withoutMarks)
    let files = try kata.bookFiles().overlaid(with: sources.inside(kata.sourcesPath))
    try KataError.telling("\(kata.path) could not be made") {
      try FileManager.default.createDirectory(at: kata.folder, withIntermediateDirectories: true)
    }
    return KataCheck(kata, files: files)
  }

  /// The behaviours of a verdict that noticed it, and whether each is a bystander: not about what was
  /// edited.
  package func noticed(in verdict: Verdict) -> [(behaviour: Behaviour, isBystander: Bool)] {
    verdict.failing.map { ($0, !about.contains($0.sentence) && !about.contains($0.suite ?? "")) }
  }
}
