import Book
import Foundation
import TestSupport
import Testing
import Text

@testable import Site

@Suite("The search index")
struct SearchIndexTests {
  private let index: SearchIndex
  private let pages: BookPages

  init() async throws {
    pages = try await RealLesson.book()
    index = SearchIndex(pages)
  }

  private func entry(_ link: String) -> SearchIndex.Entry? {
    index.entries.first { $0.link == link }
  }

  @Test("Sections, steps, requests, slips and terms are found by their words, and none twice")
  func prose() throws {
    let bug = try #require(entry("02-open-closed/index.html#the-bug"))
    #expect(bug.title == "The bug" && bug.place == "Open/closed" && bug.words.contains("referee"))
    #expect(!bug.words.contains("shotDown") && !bug.words.contains(".md"), "\(bug.words)")
    #expect(entry("02-open-closed/index.html")?.words.contains("Bertrand Meyer") == true)
    let contents = try #require(pages.book.lessons.first)
    let step = try #require(entry("02-open-closed/steps.html#step-1"))
    #expect(step.title == contents.steps[0].title && step.words.contains(contents.steps[0].reason))
    #expect(
      entry("02-open-closed/requests.html#crossfire")?.words.contains("bolts of two enemies")
        == true)
    #expect(entry("02-open-closed/slips.html#slip-2")?.title == contents.slips[1].title)
    #expect(entry("glossary.html#term-kata")?.words.contains("your own copy") == true)
    #expect(entry("path.html#a-course") != nil && entry("program.html#a-tour") != nil)
    #expect(entry("index.html#first-commands")?.words.contains("toolchain") == true)
    #expect(entry("table.html")?.title.hasPrefix("Results") == true)
    #expect(entry("contributing.html") != nil)
    #expect(entry("table.html#the-figures")?.place == pages.table.title)
    #expect(entry("editors.html#xcode")?.place == "A kata in your editor")
    #expect(index.entries.allSatisfy { !$0.words.contains("*after*") }, "Marks are not words.")
    let links = index.entries.map(\.link)
    #expect(Set(links).count == links.count)
  }

  @Test("Requests and steps are found by words without the marks of Markdown")
  func marks() throws {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    for lesson in [Catalogue.lessons[2], Catalogue.lessons[5]] {
      let contents = try LessonContents(of: lesson, in: workbook)
      #expect(
        (contents.steps.map(\.reason) + contents.requests.map(\.sentence)).contains {
          $0.contains("`")
        })
      let entries = SearchIndex(try RealLesson.book(of: contents)).entries
      #expect(entries.filter { $0.words.contains("`") }.map(\.link) == [])
    }
  }

  @Test("Names in the code are found where they are declared")
  func names() throws {
    let entry = try #require(index.entries.first { $0.title == "CollisionRule" })
    #expect(entry.place == "Open/closed, after: CollisionRule.swift" && entry.words.isEmpty)
    let path = "source/Lessons/02-OpenClosed/After/CollisionRule.html#L"
    let number = try #require(Int(entry.link.dropFirst(path.count)))
    let source = pages.book.sources["Sources/Lessons/02-OpenClosed/After/CollisionRule.swift"]
    #expect(
      entry.link.hasPrefix(path) && source?.lines[number - 1].contains("CollisionRule") == true)
    #expect(!index.entries.contains { $0.title == "blast" }, "it is inside a function")
  }

  @Test("A name outside the lessons is listed once for each file, with the file as its place")
  func shared() {
    let path = "Sources/SpaceGame/Seams/Scene.swift"
    let text = "protocol Scene {\n  var lives: Int\n}\nextension Ship {\n  var lives: Int\n}\n"
    let book = BookContents(
      catalogue: Catalogue.lessons, lessons: [], front: [], path: [], editors: [], contributing: [],
      glossary: Glossary([]), game: RecordedGame(seed: 1, pictures: []),
      sources: SourceTree([path: text]))
    let index = SearchIndex(BookPages(book: book, links: BookLinks(book, host: nil)))
    let names = index.entries.filter { $0.link.hasPrefix("source/") }
    let page = "source/SpaceGame/Seams/Scene.html"
    #expect(names.map(\.title) == ["Scene", "lives"])
    #expect(names.map(\.link) == ["\(page)#L1", "\(page)#L2"])
    #expect(names.allSatisfy { $0.place == "Seams/Scene.swift" })
  }

  @Test("The index is a script with a row for each entry")
  func script() throws {
    let script = index.script
    let start = "shipshapeIndex = "
    #expect(script.hasPrefix(start) && script.hasSuffix(";\n") && !script.contains("\\/"))
    let json = script.dropFirst(start.count).dropLast(2)
    let rows = try JSONDecoder().decode([[String]].self, from: Data(json.utf8))
    #expect(rows == index.entries.map { [$0.title, $0.place, $0.link, $0.words] })
  }
}
