import TestSupport
import Testing

@testable import Reader
@testable import Toolchain

@Suite("The line that says what is being done")
struct StatusLineTests {
  @Test("In a terminal it is rewritten in its place and wiped; elsewhere a sentence is said once")
  func line() async throws {
    let console = RecordingConsole(isTerminal: true, width: 18)
    try await StatusLine.during(
      "Lesson 1", announcing: "Building …", on: console, isLive: true
    ) { status in
      status.enter("running")
      status.announce("Waiting.")
      status.end()
      status.enter("ending")
    }
    let pipe = RecordingConsole()
    try await StatusLine.during("Lesson 1", announcing: "Building …", on: pipe) { status in
      for done in [0, 9, 10, 11, 39, 40] {
        status.enter("\(done) of 40", BuildProgress(done: done, of: 40, module: "Ships"))
      }
      status.enter("9 of 9", BuildProgress(done: 9, of: 9))
      status.enter("running")
    }
    #expect(
      [console.error, pipe.error] == [
        "\rLesson 1: starti…\u{1B}[K\rLesson 1: runnin…\u{1B}[K\r\u{1B}[K",
        """
        Building …
        Lesson 1: 10 of 40 · 0 s
        Lesson 1: 39 of 40 · 0 s
        Lesson 1: 40 of 40 · 0 s

        """,
      ])
  }

  @Test("It names the subject, what is done, the whole seconds and, where there is room, a detail")
  func text() {
    let texts = [37, 36, 20].map {
      StatusLine.text("Lesson 1", "building 2/9", 61, "Ships", columns: $0)
    }
    #expect(
      texts == [
        "Lesson 1: building 2/9 · 61 s · Ships", "Lesson 1: building 2/9 · 61 s",
        "Lesson 1: building …",
      ])
  }
}
