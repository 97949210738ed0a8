import Synchronization
import Testing

@testable import WorkbookCore

@Suite("The line that says what is being done")
struct StatusLineTests {
  @Test("The phases are told from what `swift test` prints")
  func phases() {
    #expect(TestPhase(line: "[12/34] Compiling Ships Ship.swift") == .building(step: 12, of: 34))
    #expect(TestPhase(line: "Build complete! (6.44s)") == .running)
    #expect(TestPhase(line: "Building for debugging...") == nil)
    #expect(TestPhase(line: "see [1/2] there") == nil)
  }

  @Test("It names the subject, the phase and the whole seconds")
  func text() {
    func text(_ phase: TestPhase, _ elapsed: Duration = .zero) -> String {
      StatusLine.text("Lesson 1", phase.text(lasting: .zero), elapsed, columns: 80)
    }
    #expect(text(.starting) == "Lesson 1: starting · 0 s")
    #expect(text(.building(step: 2, of: 9), .seconds(1.9)) == "Lesson 1: building 2/9 · 1 s")
    #expect(text(.running, .seconds(61)) == "Lesson 1: running · 61 s")
  }

  @Test("A start that takes three seconds may be waiting for another build")
  func waiting() {
    let times = Mutex<[Duration]>([.seconds(9), .seconds(9), .seconds(11.9), .seconds(12)])
    let console = TranscriptConsole(isTerminal: true)
    let status = StatusLine(on: console, isLive: true) {
      times.withLock { $0.removeFirst() }
    }
    status.begin("Lesson 1")
    status.tick()
    #expect(console.errors.hasSuffix("\rLesson 1: starting · 11 s\u{1B}[K"))
    status.tick()
    #expect(
      console.errors.hasSuffix(
        "\rLesson 1: waiting, perhaps for another build to end · 12 s\u{1B}[K"))
  }

  @Test("It never fills a line of the terminal")
  func narrow() {
    let text = StatusLine.text("Lesson 1", "building 2/9", .zero, columns: 20)
    #expect(text == "Lesson 1: building …")
    let console = TranscriptConsole(isTerminal: true, width: 20)
    StatusLine(on: console, isLive: true) { .zero }.begin("Lesson 1")
    #expect(console.errors == "\rLesson 1: starting…\u{1B}[K")
  }

  @Test("In a terminal it is rewritten in its place when it changes, and wiped")
  func live() {
    let console = TranscriptConsole(isTerminal: true, width: 40)
    let status = StatusLine(on: console, isLive: true) { .seconds(3) }
    status.announce("Building …")
    status.begin("Lesson 1")
    status.tick()
    status.enter(.running)
    status.wipe()
    status.wipe()
    #expect(
      console.errors == "\rLesson 1: starting · 3 s\u{1B}[K\rLesson 1: running · 3 s\u{1B}[K"
        + "\r\u{1B}[K")
    #expect(console.output == "")
  }

  @Test("Elsewhere one sentence is all")
  func piped() {
    let console = TranscriptConsole()
    let status = StatusLine(on: console, isLive: false) { .zero }
    status.announce("Building …")
    status.begin("Lesson 1")
    status.enter(.running)
    status.tick()
    status.wipe()
    #expect(console.errors == "Building …\n")
  }
}
