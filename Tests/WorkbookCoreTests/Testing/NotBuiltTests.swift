import Foundation
import Testing

@testable import WorkbookCore

@Suite("Why no test ran")
struct NotBuiltTests {
  private static let inSources = "/book/Sources/Lessons/01-SingleResponsibility/After/Gun.swift:1:2"
  private static let inTests = "/book/Tests/Lessons/01-SingleResponsibility/GunTests.swift:1:2"
  private static let inLesson2 = "/book/Sources/Lessons/02-OpenClosed/After/Blast.swift:3:4"

  private func sentence(
    _ places: [String], wanted: Lesson? = Catalogue.lessons[0], isLate: Bool = false
  ) -> String {
    let messages = CompilerMessages(
      in: places.map { "\($0): error: no\n" }.joined(), root: URL(fileURLWithPath: "/book"))
    return NotBuilt(messages: messages, wanted: wanted, isLate: isLate).sentence
  }

  @Test("Errors in another lesson are told to be there")
  func elsewhere() {
    #expect(
      sentence([Self.inLesson2])
        == "Nothing ran: the package does not compile, and the errors are not in lesson 1; "
        + "all lessons are built together.")
  }

  @Test(
    "Errors in the lesson that was asked for are its own",
    arguments: [NotBuiltTests.inSources, NotBuiltTests.inTests])
  func inside(place: String) {
    #expect(sentence([place]) == "Nothing ran: lesson 1 does not compile.")
  }

  @Test("Errors here and there are told as both")
  func both() {
    #expect(
      sentence([Self.inSources, Self.inLesson2])
        == "Nothing ran: lesson 1 does not compile, and there are errors elsewhere too; "
        + "all lessons are built together.")
  }

  @Test("Where all lessons were asked for, none is named")
  func all() {
    #expect(
      sentence([Self.inSources], wanted: nil)
        == "Nothing ran: the package does not compile; all lessons are built together.")
  }

  @Test("What is no error of the compiler's is not called one")
  func other() {
    #expect(sentence([]) == "Nothing ran: `swift test` ended before any test.")
  }

  @Test("After tests that ran, nothing else is claimed")
  func late() {
    #expect(
      sentence([Self.inSources], wanted: nil, isLate: true)
        == "Not all ran: the package does not compile any more.")
  }
}
