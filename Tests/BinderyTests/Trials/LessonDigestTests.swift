import Book
import Practice
import TestSupport
import Testing

@testable import Bindery

@Suite("The age of a lesson's evidence")
struct LessonDigestTests {
  private let lesson = Catalogue.lessons[1]

  @Test(
    "A digest changes with its files; a daily trial covers changed lessons and one unchanged one"
  )
  func digest() throws {
    let path = "\(ChangeRequest.folder(of: lesson))/a/Request.md"
    func digest(_ path: String, _ text: String) throws -> String {
      let book = try ScratchBook([path: text])
      return try lesson.digest(in: book.workbook)
    }
    let scratch = try ScratchBook([path: "# A\n", LessonEvidence.path(of: lesson): "{}"])
    let first = try lesson.digest(in: scratch.workbook)
    // The digests beside the pages hold from one version of the tool to the next.
    #expect(first == "c7149d0edb2370b6")
    #expect(try digest(path, "# A\n\n> Words.\n") == first)
    for text in [
      "# B\n", "# A\n- Kind: expected\n", "# A\n- About: B\n", "# A\n- Stopped by: step 2\n",
      "# A\n- Request: b\n",
    ] {
      #expect(try digest(path, text) != first)
    }
    let side = "\(lesson.sources(.before))/A.swift"
    #expect(try digest(side, "// a\n") != digest(side, "// b\n"))
    #expect(try !lesson.isMeasured(in: scratch.workbook))
    let evidence = LessonEvidence(
      lesson: lesson.name, digest: first, requests: [], slips: [], stages: [])
    let measured = try ScratchBook([
      path: "# A\n", LessonEvidence.path(of: lesson): evidence.jsonText(),
    ])
    #expect(try lesson.isMeasured(in: measured.workbook))
    #expect(try MeasureCommand.changed(in: measured.workbook).count == 8)
    let day = try MeasureCommand.changed(in: measured.workbook, day: 40)
    #expect(day.count == 9 && day.last == lesson)
  }

  @Test("A lesson's digest covers the servers if its tests use them")
  func servers() throws {
    func digest(_ test: String, _ server: String) throws -> String {
      let book = try ScratchBook([
        "\(lesson.tests)/A.swift": test, "\(Lesson.servers)/Server.swift": server,
      ])
      return try lesson.digest(in: book.workbook)
    }
    let using = "import LoopbackSupport\n"
    #expect(try digest(using, "a") != digest(using, "b"))
    #expect(try digest("", "a") == digest("", "b"))
  }
}
