import Book
import Text

/// The part of a lesson that the site shows.
struct LessonContents: Sendable {
  let lesson: Lesson
  /// Its page and those beside it.
  let page: [Block]
  let stepsPage: [Block]
  let evidencePage: [Block]
  let steps: [Step]
  let requests: [ChangeRequest]
  let slips: [Slip]
  let evidence: LessonEvidence
  let trees: Sides<SourceTree>
  /// From the *before* to the *after* version.
  let sides: [FileDifference]
  /// The pictures of its page's diagrams, by the folders that they show.
  let diagrams: [String: HTML]

  init(of lesson: Lesson, in workbook: Workbook) throws {
    func blocks(_ name: String) throws -> [Block] {
      try workbook.blocks(at: "\(lesson.pageFolder)/\(name)")
    }
    self.lesson = lesson
    page = try blocks("README.md")
    stepsPage = try blocks("Steps.md")
    evidencePage = try blocks("Costs.md")
    steps = try Step.all(of: lesson, in: workbook)
    requests = try ChangeRequest.all(of: lesson, in: workbook)
    slips = try Slip.all(of: lesson, in: workbook)
    evidence = try LessonEvidence(of: lesson, in: workbook)
    trees = try Sides { try workbook.tree(of: lesson, $0) }
    sides = try GitDiff.files(from: trees.before, to: trees.after)
    let drawn = Set(page.compactMap(\.marker).filter { $0.kind == "diagram" }.map(\.source))
    diagrams = try Side.allCases.filter { drawn.contains(lesson.sources($0)) }.reduce(into: [:]) {
      $0[lesson.sources($1)] = HTML(stringLiteral: try workbook.text(at: lesson.diagram($1)))
    }
  }

  /// The first paragraph of the page.
  var tagline: String {
    for case .paragraph(let spans) in page { return spans.text }
    return lesson.seam
  }

  var minutes: Int { page.minutes }

  /// The page below its title, without the reading time, which the site puts above the title.
  var text: [Block] { page.withoutTitle.filter { $0.minutes == nil } }
}

extension Block {
  fileprivate static let numbers = """
    no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
    seventeen eighteen nineteen twenty
    """.split(separator: " ").map(String.init)

  /// The number in “Reading this page takes nine minutes.”; nil for every other block.
  fileprivate var minutes: String? {
    guard case .paragraph(let spans) = self else { return nil }
    let form = #/Reading this page takes ([\w-]+) minutes\./#
    return spans.text.wholeMatch(of: form).map { String($0.1) }
  }
}

extension [Block] {
  /// A page's reading time: as stated, or else 200 words or 20 lines of code a minute, without
  /// diagrams, tables or folds.
  var minutes: Int {
    let said = compactMap(\.minutes).first.flatMap(Block.numbers.firstIndex)
    return said ?? (size.words + 10 * size.lines + 199) / 200
  }

  /// The number of words of prose and lines of code.
  fileprivate var size: (words: Int, lines: Int) {
    reduce(into: (0, 0)) { size, block in
      switch block {
      case .heading(_, let spans), .paragraph(let spans):
        size.words += spans.text.split(separator: " ").count
      case .list(_, let items):
        for item in items {
          size.words += item.size.words
          size.lines += item.size.lines
        }
      case .code(let language, let lines) where language != "mermaid":
        size.lines += lines.count { !$0.trimmed.isEmpty }
      case .code, .table, .marker, .details: break
      }
    }
  }
}
