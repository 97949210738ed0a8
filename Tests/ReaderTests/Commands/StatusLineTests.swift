import TestSupport
import Testing

@testable import Reader

@Suite("The line that says what is being done")
struct StatusLineTests {
  @Test("In a terminal it is rewritten in its place when it changes, and wiped")
  func live() async throws {
    let console = RecordingConsole(isTerminal: true, width: 18)
    let result = try await StatusLine.during(
      "Lesson 1", announcing: "Building …", on: console, isLive: true
    ) { status in
      status.enter("running")
      status.announce("Waiting.")
      status.end()
      status.enter("ending")
      return 7
    }
    #expect(result == 7)
    #expect(
      console.error == "\rLesson 1: starti…\u{1B}[K\rLesson 1: runnin…\u{1B}[K\r\u{1B}[K")
    #expect(console.output == "")
  }

  @Test("Elsewhere a sentence is said once")
  func piped() async throws {
    let console = RecordingConsole()
    try await StatusLine.during("Lesson 1", announcing: "Building …", on: console) { status in
      status.enter("running")
    }
    #expect(console.error == "Building …\n")
  }

  @Test("It names the subject, what is done and the whole seconds, and never fills a line")
  func text() {
    #expect(StatusLine.text("Lesson 1", "running", 61, columns: 80) == "Lesson 1: running · 61 s")
    #expect(StatusLine.text("Lesson 1", "building 2/9", 0, columns: 20) == "Lesson 1: building …")
  }
}
