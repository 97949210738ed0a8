import Book
import Practice
import Terminal

/// Two versions of a lesson and the differences between them.
struct Comparison {
  let lesson: Lesson
  let sides: ComparedSides
  /// Files on both sides come first: they show what was taken out, and the others show where it
  /// went.
  let files: [FileDifference]

  init(_ sides: ComparedSides, of lesson: Lesson, in workbook: Workbook) throws {
    let kata = Kata(lesson, in: workbook)
    if sides != .beforeAndAfter, !kata.isStarted {
      throw KataError.notStarted(number: lesson.number)
    }
    let left = sides == .mineAndAfter ? try kata.sources() : try workbook.tree(of: lesson, .before)
    let right = sides == .beforeAndMine ? try kata.sources() : try workbook.tree(of: lesson, .after)
    self.lesson = lesson
    self.sides = sides
    files = try GitDiff.files(from: left, to: right)
  }

  /// Why there is nothing to show; nil if there are differences.
  var sameness: String? {
    guard files.isEmpty else { return nil }
    let number = lesson.number
    return switch sides {
    case .beforeAndMine: "Your kata of lesson \(number) is still before: nothing in it is changed."
    case .mineAndAfter: "Your kata of lesson \(number) is after now, line for line."
    default: "Before and after of lesson \(number) do not differ."
    }
  }

  /// - Parameter width: Columns of the screen; nil leaves long lines whole.
  func lines(width: Int?) -> [Line] {
    DiffText(files: files, sides: sides, width: width).lines
  }
}
