import TestSupport
import Testing
import Text

@testable import Reader
@testable import Terminal

@Suite("A watched kata in a pipe")
struct PlainScreenTests {
  @Test("A pipe gets the screen's text once, with the sentence and the time")
  @MainActor
  func plain() {
    let console = RecordingConsole()
    let screen = PlainScreen(on: console)
    var kata = WatchedKata(WatchViewTests.first)
    screen.show(kata.state, at: .zero)
    kata.take(WatchViewTests.failing)
    for _ in 1...2 { screen.show(kata.state, at: .zero) }
    kata.take(.notice("No hint is left."))
    screen.show(kata.state, at: .zero)
    let text = StyledText.text(kata.state.text(on: console.layout), usesColor: false)
    #expect(
      console.output == """
        Watching Katas/02-OpenClosed: every save is checked. Ctrl-C ends it.

        Checking …

        \(text)
        It took 1.4 s.

        No hint is left.


        """)
    #expect(text.hasSuffix("\n\nFailed: 2 of 4 behaviours, and 1 not reached.\n"))
  }

  @Test("A closed output acts as if the reader had left")
  @MainActor
  func closed() {
    let console = StandardConsole(isTerminal: false, columns: nil, environment: [:], output: -1)
    let screen = PlainScreen(on: console)
    #expect(screen.events() == [])
    console.write("Nobody reads this.")
    #expect(screen.events() == [.key(.character("q"))])
  }
}
