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
  let before: SourceTree
  let after: SourceTree
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
    before = try workbook.tree(of: lesson, .before)
    after = try workbook.tree(of: lesson, .after)
    sides = try GitDiff.files(from: before, to: after)
    let drawn = Set(page.compactMap(\.marker).filter { $0.kind == "diagram" }.map(\.source))
    diagrams = try Side.allCases.filter { drawn.contains(lesson.sources($0)) }.reduce(into: [:]) {
      $0[lesson.sources($1)] = HTML(stringLiteral: try workbook.text(at: lesson.diagram($1)))
    }
  }

  func tree(_ side: Side) -> SourceTree { side == .before ? before : after }

  /// What the page says of itself under its title.
  var tagline: String {
    for case .paragraph(let spans) in page { return spans.text }
    return lesson.seam
  }
}
