import Book
import Practice

extension Comparison {
  init(_ sides: ComparedSides, of lesson: Lesson, in workbook: Workbook) throws {
    let kata = Kata(lesson, in: workbook)
    if sides != .beforeAndAfter { try kata.requireStart() }
    let left = sides == .mineAndAfter ? try kata.sources() : try workbook.tree(of: lesson, .before)
    let right = sides == .beforeAndMine ? try kata.sources() : try workbook.tree(of: lesson, .after)
    try self.init(sides, from: left, to: right)
  }

  init(since taken: TakenRequest) throws {
    try self.init(.thenAndNow, from: taken.snapshot, to: taken.kata.sources())
  }
}
