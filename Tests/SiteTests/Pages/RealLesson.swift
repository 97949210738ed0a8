import Book
import TestSupport
import Testing

@testable import Site

/// A lesson of the book as the site has it, read once for all tests. A test that waits for it frees
/// its thread.
enum RealLesson {
  static let lesson = Catalogue.lessons[1]
  private static let read = Task {
    try LessonContents(
      of: lesson, in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
  }

  static func contents() async throws -> LessonContents { try await read.value }

  private static let made = Task {
    LessonPages(contents: try await contents(), pages: try await book()).all
  }

  static func pages() async throws -> [SitePage] { try await made.value }

  private static let around = Task { try book(of: await contents()) }

  static func book() async throws -> BookPages { try await around.value }

  /// A book with one lesson alone.
  static func book(of contents: LessonContents, host: String? = nil) throws -> BookPages {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let lesson = contents.lesson
    let trees = Side.allCases.map { contents.trees[$0].inside(lesson.sources($0)) }
    let book = BookContents(
      catalogue: Catalogue.lessons, lessons: [contents],
      front: try workbook.blocks(at: "README.md"),
      path: try workbook.blocks(at: "Lessons/README.md"),
      editors: try workbook.blocks(at: "Lessons/Editors.md"), contributing: [],
      glossary: Glossary(try workbook.blocks(at: Glossary.path)),
      game: try RecordedGame(in: workbook),
      sources: trees[0].overlaid(with: trees[1]))
    return BookPages(book: book, links: BookLinks(book, host: host))
  }
}

extension [SitePage] {
  /// The page of a part of the lesson.
  func page(_ part: LessonPart) throws -> SitePage {
    try #require(first { $0.address == .lesson(RealLesson.lesson, part) })
  }
}

extension SitePage {
  /// Its HTML, without the frame of every page.
  var written: String { content.written }

  /// The given pieces of HTML that it lacks.
  func lacking(_ pieces: String...) -> [String] { pieces.filter { !written.contains($0) } }

  /// The values of an attribute, in the order of the page.
  func values(of attribute: String) throws -> [String] {
    let form = try Regex("\(attribute)=\"([^\"]*)\"", as: (Substring, Substring).self)
    return written.matches(of: form).map { String($0.1) }
  }
}
