import TestSupport
import Testing

@testable import Reader

@Suite("The status line")
struct StatusLineTests {
  @Test("In a terminal a status line is updated and erased; elsewhere it is printed once")
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

  @Test("A status line names the subject, the work and, if there is room, the whole seconds")
  func text() {
    let texts = [29, 20].map { StatusLine.text("Lesson 1", "building 2/9", 61, columns: $0) }
    #expect(texts == ["Lesson 1: building 2/9 · 61 s", "Lesson 1: building …"])
  }
}
