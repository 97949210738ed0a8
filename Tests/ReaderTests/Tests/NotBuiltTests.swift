import Book
import Foundation
import Terminal
import Testing
import Toolchain

@testable import Reader

@Suite("Why no test ran")
struct NotBuiltTests {
  private static let inside = "/book/Sources/Lessons/02-OpenClosed/After/A.swift:1:2: error: no\n"
  private static let elsewhere = "/book/Sources/SpaceGame/B.swift:3:4: error: nor this\n"

  @Test(
    "The errors are shown, and under them where they are",
    arguments: [
      (inside, 2, "Nothing ran: lesson 2 does not compile."),
      (
        elsewhere, 2,
        "Nothing ran: lesson 2 needs what does not compile; the errors are not in the\nlesson itself."
      ),
      (
        inside + elsewhere, 2,
        "Nothing ran: lesson 2 does not compile, and there are errors elsewhere too."
      ),
      (inside, nil, "Nothing ran: what is above does not compile."),
      (
        "error: no such module cache path\n", nil,
        "Nothing could be built, since SwiftPM stopped with “no such module cache path”:\n"
          + "mend that, then try again."
      ),
    ] as [(String, Int?, String)])
  func sentence(printed: String, lesson: Int?, sentence: String) {
    let failure = BuildFailure(
      printed: printed, root: URL(fileURLWithPath: "/book"),
      scratch: URL(fileURLWithPath: "/tmp/none"))
    let text = NotBuiltText(
      failure: failure, wanted: lesson.map { Catalogue.lessons[$0 - 1] }, width: 80)
    let output = StyledText.text(text.lines, usesColor: false)
    #expect(output.hasSuffix("\(sentence)\n"))
    #expect(output.contains("After/A.swift:1:2: error: no\n") == printed.contains(Self.inside))
  }
}
