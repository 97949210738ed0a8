import TestSupport
import Testing

@testable import Reader

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
      status.enter("running")
    }
    #expect(
      [console.error, pipe.error] == [
        "\rLesson 1: starti…\u{1B}[K\rLesson 1: runnin…\u{1B}[K\r\u{1B}[K",
        "Building …\n",
      ])
  }

  @Test("It names the subject, what is done, and the whole seconds where there is room")
  func text() {
    let texts = [29, 20].map { StatusLine.text("Lesson 1", "building 2/9", 61, columns: $0) }
    #expect(texts == ["Lesson 1: building 2/9 · 61 s", "Lesson 1: building …"])
  }
}
