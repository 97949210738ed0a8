import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Book

@Suite("The book on this machine")
struct WorkbookTests {
  private static let parts = [
    "Package.swift": "", "Lessons/README.md": "", "Sources/Lessons/README.md": "",
  ]

  @Test("The book is found from a folder inside, through a link, and from a second starting point")
  func find() throws {
    let (book, other) = (try ScratchBook(Self.parts), try ScratchBook(Self.parts))
    let inside = book.root.appendingPathComponent("Sources/Lessons")
    let link = other.root.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: inside)
    let outside = URL(fileURLWithPath: "/")
    for starts in [[book.root], [inside], [link], [outside, inside], [book.root, other.root]] {
      #expect(
        try Workbook.find(from: starts).root.path == book.root.withoutLinks.path)
    }
  }

  @Test(
    "A path is relative to the reader's folder, or full if it would climb more than two folders",
    arguments: [
      ("/b", "Katas/A.swift"), ("/b/Katas", "A.swift"), ("/b/Tests/C", "../../Katas/A.swift"),
      ("/b/Tests/C/D", "/b/Katas/A.swift"), ("/c", "../b/Katas/A.swift"),
    ] as [(String, String)])
  func typed(here: String, path: String) {
    let (root, here) = (URL(fileURLWithPath: "/b"), URL(fileURLWithPath: here))
    #expect(Workbook(root: root, typingIn: here).typed("Katas/A.swift") == path)
    #expect(Workbook(root: root, typingIn: here).typed("/A.swift") == "/A.swift")
    #expect(
      Workbook(root: root, lessons: Catalogue.lessons).typed("Katas/A.swift") == "Katas/A.swift")
  }

  @Test(
    "A folder that lacks a part of the book does not count as a book",
    arguments: ["Package.swift", "Lessons", "Sources/Lessons"])
  func incomplete(part: String) throws {
    let book = try ScratchBook(Self.parts)
    try book.remove(part)
    #expect(throws: BookError.noBook(startingAt: book.root.path)) {
      try Workbook.find(from: [book.root])
    }
  }

  @Test("An unreadable or missing page is reported with its path")
  func pages() throws {
    let page = ScratchBook.lesson.page
    let book = try ScratchBook([page: "# One\r\nA \r B\n"])
    #expect(try book.workbook.text(of: ScratchBook.lesson) == "# One\nA \r B\n")
    #expect(throws: BookError.missing("Lessons/02-OpenClosed/README.md")) {
      try book.workbook.text(of: Catalogue.lessons[1])
    }
    try book.remove(page)
    try book.write("\(page)/folder", "")
    #expect(throws: BookError.unreadable(page, reason: "Is a directory")) {
      try book.workbook.text(of: ScratchBook.lesson)
    }
  }

  @Test("A book with the line endings of another system reads the same")
  func lineEnds() throws {
    let book = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let (lesson, copy) = (Catalogue.lessons[0], try ScratchBook())
    for folder in [lesson.pageFolder, lesson.tests] + Side.allCases.map(lesson.sources) {
      let place = book.root.appendingPathComponent(folder)
      for name in try FileManager.default.subpathsOfDirectory(atPath: place.path)
      where !place.appendingPathComponent(name).isFolder {
        let path = "\(folder)/\(name)"
        try copy.write(path, try book.text(at: path).replacing("\n", with: "\r\n"))
      }
    }
    func expectSame<Value: Equatable>(_ read: (Workbook) throws -> Value) throws {
      let isSame = try read(copy.workbook) == read(book)
      #expect(isSame)
    }
    try expectSame { try [$0.text(of: lesson)] + $0.hints(for: lesson) }
    try expectSame { try $0.tree(at: lesson.tests) }
    try expectSame { try LessonGuest(of: lesson, in: $0) }
    try expectSame { try LessonEvidence(of: lesson, in: $0) }
    try expectSame { try Step.all(of: lesson, in: $0) }
    for side in Side.allCases {
      try expectSame { book in
        try Slip.all(of: lesson, in: book).map { try $0.tree(of: side, in: book) }
      }
      try expectSame { book in
        try ChangeRequest.all(of: lesson, in: book).map { try $0.tree(of: side, in: book) }
      }
    }
  }

  @Test("The names in a folder are sorted, and hidden ones are left out")
  func names() throws {
    let book = try ScratchBook(["Lessons/b": "", "Lessons/a/c": "", "Lessons/.d": ""])
    #expect(book.workbook.names(in: "Lessons") == ["a", "b"])
    #expect(book.workbook.names(in: "None") == [])
  }

  @Test("Every error is one sentence that says what to do")
  func errors() {
    let page = "Lessons/01-SingleResponsibility/README.md"
    let back = ": restore it with `git checkout -- \(page)`."
    let misused: [BookError] = [
      .noSuchLesson("srq", near: "srp"),
      .noSuchLesson("x", near: nil), .noSuchPart("slip", "9", lesson: 1, count: 3),
      .noSuchRequest("x", lesson: 1, known: ["a1", "b1"]),
      .noSuchRequest("twin-bots", lesson: 1, known: ["drop-shield", "twin-bolts"]),
    ]
    let broken: [BookError] = [
      .noBook(startingAt: "/tmp"), .missing(page), .unreadable(page, reason: "Permission denied"),
      .damaged(page, reason: "it is empty"),
    ]
    let sentences = (misused + broken).map { "\($0)\n" }.joined()
    let expected = """
      There is no lesson “srq”: did you mean “srp”?
      There is no lesson “x”: name one by its number, letter, abbreviation or name, \
      as `workbook` shows them.
      There is no slip “9” in lesson 1: its slips are numbered from 1 to 3.
      Lesson 1 has no request “x”: choose from a1, b1.
      Lesson 1 has no request “twin-bots”: did you mean `twin-bolts`?
      There is no workbook in /tmp or above it: go to the folder that you cloned, \
      or use its scripts/workbook.
      \(page) is missing\(back)
      \(page) cannot be read (Permission denied)\(back)
      \(page) cannot be used (it is empty)\(back)

      """
    #expect(sentences == expected)
    #expect(misused.allSatisfy(\.isWrongUsage) && !broken.contains(where: \.isWrongUsage))
  }
}
