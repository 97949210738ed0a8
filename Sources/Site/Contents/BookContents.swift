import Book
import Text
import Toolchain

/// Everything the site shows of the book, read once; all pages are made from it.
package struct BookContents: Sendable {
  /// All lessons of the book, in their order.
  let catalogue: [Lesson]
  let lessons: [LessonContents]
  /// The book's front page, its path, how to open a kata in an editor, and what a contributor reads.
  let front: [Block]
  let path: [Block]
  let editors: [Block]
  let contributing: [Block]
  let glossary: Glossary
  let game: RecordedGame
  /// The sources that have a page of their own, by their paths in the book.
  let sources: SourceTree
}

extension BookContents {
  package init(of workbook: Workbook) async throws {
    catalogue = workbook.lessons
    front = try workbook.blocks(at: "README.md")
    path = try workbook.blocks(at: "Lessons/README.md")
    editors = try workbook.blocks(at: "Lessons/Editors.md")
    contributing = try workbook.blocks(at: "CONTRIBUTING.md")
    glossary = Glossary(try workbook.blocks(at: Glossary.path))
    game = try RecordedGame(in: workbook)
    lessons = try await workbook.lessons.severalAtOnce { lesson in
      try LessonContents(of: lesson, in: workbook)
    }
    sources = try BookContents.sources(of: lessons, in: workbook)
  }

  /// Both sides of every lesson, the seams, and every other source that a page quotes.
  private static func sources(
    of lessons: [LessonContents], in workbook: Workbook
  ) throws -> SourceTree {
    var sources = SourceTree()
    for contents in lessons {
      for side in Side.allCases {
        let folder = contents.lesson.sources(side)
        sources = sources.overlaid(with: contents.trees[side].inside(folder))
      }
      let seams = "Sources/\(contents.lesson.room)/Seams"
      let tree = try workbook.tree(at: seams)
      sources = sources.overlaid(with: tree.inside(seams))
      for quote in contents.page.quotes where quote.path.hasSuffix(".swift") {
        sources[quote.path] = try workbook.text(at: quote.path)
      }
    }
    return sources
  }
}

extension BookContents {
  /// The slip that opens the front page: the one that the book's own front page links to.
  var openingSlip: (contents: LessonContents, slip: Slip, found: LessonEvidence.Slip)? {
    let targets = front.opening.flatMap { block -> [String] in
      guard case .paragraph(let spans) = block else { return [] }
      return spans.filter { $0.marks.contains(.address) }.map(\.text)
    }
    let slips = lessons.flatMap { contents in
      zip(contents.slips, contents.evidence.slips).map { (contents, $0, $1) }
    }
    return slips.first { targets.contains("\($0.1.path)/Slip.md") }
  }
}

extension Workbook {
  func blocks(at path: String) throws -> [Block] { MarkdownParser(try text(at: path)).blocks() }
}
