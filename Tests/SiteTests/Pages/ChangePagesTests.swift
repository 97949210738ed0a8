import Book
import TestSupport
import Testing

@testable import Site

@Suite("The pages of a lesson that show changes")
struct ChangePagesTests {
  private let contents: LessonContents
  private let pages: [SitePage]

  init() async throws {
    contents = try await RealLesson.contents()
    pages = try await RealLesson.pages()
  }

  @Test("The side-by-side page begins with files in both versions, and gives each version's size")
  func sides() throws {
    let page = try pages.page(.sides)
    let files = Sides { contents.trees[$0].paths.count }
    #expect(
      page.lacking(
        "The before version has \(files.before) files with",
        "the after version \(files.after) files with",
        "<a class=\"after\" href=\"#file-collisionruleswift\"><code>CollisionRule.swift</code>")
        == [])
    #expect(page.written.contains("The same in both versions"))
    let first = try #require(page.written.firstMatch(of: #/<h2>.*?<code>(.*?)<\/code>/#))
    #expect(first.1 == "Referee.swift")
    #expect(page.written.matches(of: #/<small>added</#).count == files.after - files.before)
  }

  @Test("Each step names its lesson, and links to its neighbours by their titles")
  func steps() throws {
    let sections = try pages.page(.steps).written.split(separator: "<section class=\"step\"")
      .dropFirst()
    let steps = contents.steps
    #expect(sections.count == steps.count)
    for (step, section) in zip(steps, sections) {
      let number = step.number
      #expect(section.hasPrefix(" id=\"step-\(number)\" aria-label=\"Step \(number)\""))
      #expect(section.contains("href=\"#step-\(number - 1)\"") == (number > 1))
      #expect(section.contains("href=\"#step-\(number + 1)\"") == (number < steps.count))
      let words = [
        "href=\"#all\"", ">Lesson 2, Open/closed</a> · step \(number) of \(steps.count)<",
        "\(step.refactoring) · \(step.size)",
      ]
      #expect(words.filter { !section.contains($0) } == [])
      if number > 1 {
        #expect(section.contains("<small>Back</small> \(steps[number - 2].title.printed)</a>"))
      }
      let next = number < steps.count ? steps[number].title.printed : "Requests"
      #expect(section.contains("<small>Next</small> \(next)</a>"))
    }
    #expect(sections.last?.contains("<a class=\"forward\" href=\"requests.html\">") == true)
    // The lines around a change unfold to the file as it stands then.
    #expect(sections.contains { $0.contains("<details class=\"gap\">") })
  }

  @Test("Each request shows who asks, its figures, its tests and the change on both sides")
  func requests() throws {
    let page = try pages.page(.requests)
    let sections = page.written.split(separator: "<section class=\"request\"").dropFirst()
    #expect(sections.count == contents.requests.count)
    for (request, section) in zip(contents.requests, sections) {
      #expect(section.hasPrefix(" id=\"\(request.name)\""))
      // Apostrophes are curly here, as in running text.
      let words = [
        "<h3>\(request.title)</h3>", "Asked by \(request.askedBy)<",
        "Its tests, in \(request.testFile)", "<th scope=\"row\">before</th>", "change before",
        "change after",
      ].map(\.printed)
      #expect(words.allSatisfy { section.contains($0) })
      #expect(section.matches(of: #/<section class="file">/#).count >= 2)
    }
  }

  @Test("Both sides of each slip name what catches it")
  func slips() throws {
    let page = try pages.page(.slips)
    #expect(page.written.matches(of: #/id="slip-\d"/#).count == contents.slips.count)
    #expect(
      page.lacking(
        "The compiler refuses it: <code class=\"long\">Referee.swift:41: case is already handled",
        "It compiles in a separate module, and breaks nothing.", "AfterGuest.swift",
        "1 test fails, an unrelated one.</p>\n<details>\n<summary>Which test?</summary>",
        "<li>Shooting down an enemy’s bullet scores in every wave <small>unrelated</small></li>",
        "<li>Nothing follows unless the rules say so</li>",
        "<a href=\"#slip-2\">\(contents.slips[1].title.printed)</a>"
      ) == [])
  }

  @Test("The failing tests of a slip are listed, the unrelated ones first, and no list is empty")
  func tests() throws {
    let contents = try LessonContents(
      of: Catalogue.lessons[0], in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    let page = try LessonPages(contents: contents, pages: RealLesson.book(of: contents)).slips
    let outcomes = contents.evidence.slips.flatMap { slip in Side.allCases.map { slip.outcome[$0] }
    }
    let lists = page.written.matches(
      of: #/<summary>(Which tests?\?)<\/summary>\n<ul>\n((?s:.*?))\n<\/ul>/#)
    let expected = outcomes.filter { !$0.broken.isEmpty }.map { outcome in
      let names = outcome.unrelated.map { "\($0) <small>unrelated</small>" } + outcome.related
      let items = names.map { "<li>\($0.printed)</li>" }.joined(separator: "\n")
      return (outcome.broken.count == 1 ? "Which test?" : "Which tests?") + items
    }
    #expect(outcomes.contains { !$0.unrelated.isEmpty && !$0.related.isEmpty })
    #expect(lists.map { "\($0.1)\($0.2)" } == expected)
  }
}

extension String {
  /// With curly apostrophes, as in running text.
  fileprivate var printed: String { replacing("'", with: "’") }
}
