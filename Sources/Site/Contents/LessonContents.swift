import Book
import Text

/// What the site shows of a lesson.
struct LessonContents: Sendable {
  let lesson: Lesson
  /// Its page, and what stands beside it.
  let page: [Block]
  let stepsPage: [Block]
  let evidencePage: [Block]
  let steps: [Step]
  let requests: [ChangeRequest]
  let slips: [Slip]
  let evidence: LessonEvidence
  let trees: Sides<SourceTree>
  /// What differs between the two.
  let sides: [FileDifference]
  /// The pictures of the diagrams on its page, by what the diagrams are of.
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

  /// What the page says of itself under its title.
  var tagline: String {
    for case .paragraph(let spans) in page { return spans.text }
    return lesson.seam
  }
}
