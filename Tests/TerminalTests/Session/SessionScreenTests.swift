import Synchronization
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension TerminalSessionTests {
  @Suite("screen")
  struct Screen {
    private let reader: Int32
    private let writer: Int32

    /// A pipe that takes no more than it can hold, in the place of a terminal.
    init() {
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      (reader, writer) = (ends[0], ends[1])
    }

    private func screen() -> SessionScreen {
      SessionScreen(input: -1, output: writer, original: termios(), usesColor: true)
    }

    private func canvas(_ text: String, rows: Int) -> Canvas {
      var canvas = Canvas(Size(columns: 1000, rows: rows))
      for row in 0..<rows {
        canvas.write(String(repeating: text, count: 1000), at: 0, row: row)
      }
      return canvas
    }

    /// Everything that has been written so far.
    private func written() -> String {
      var bytes: [UInt8] = []
      var buffer: [UInt8] = Array(repeating: 0, count: 4096)
      while case let count = read(reader, &buffer, buffer.count), count > 0 {
        bytes += buffer.prefix(count)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A frame that was given up on is followed by a whole one")
    func abandoned() {
      defer {
        close(reader)
        close(writer)
      }
      var screen = screen()
      SignalMailbox.interruption.store(SIGTERM, ordering: .releasing)
      screen.show(canvas("x", rows: 80))
      SignalMailbox.empty()
      #expect(!screen.isGone)
      #expect(!written().hasSuffix("\u{1b}[?2026l"), "the frame must be too large for the pipe")
      screen.show(canvas("y", rows: 1))
      screen.show(canvas("z", rows: 1))
      var painter = ScreenPainter(usesColor: true)
      let frames = painter.paint(canvas("y", rows: 1)) + painter.paint(canvas("z", rows: 1))
      #expect(written() == frames)
    }

    @Test("Whole means whole, also for a canvas that was given up on")
    func abandonedAgain() {
      defer {
        close(reader)
        close(writer)
      }
      var screen = screen()
      let large = canvas("x", rows: 80)
      SignalMailbox.interruption.store(SIGTERM, ordering: .releasing)
      screen.show(large)
      _ = written()
      screen.show(large)
      SignalMailbox.empty()
      #expect(written().hasPrefix("\u{1b}[?2026h\u{1b}[m\u{1b}[2J\u{1b}[1Hxxx"))
    }

    @Test("Once nobody reads, the screen is gone")
    func gone() {
      let former = SignalAction.ignoring.install(for: SIGPIPE)
      defer { former.install(for: SIGPIPE) }
      var screen = screen()
      screen.show(canvas("x", rows: 1))
      #expect(!screen.isGone)
      close(reader)
      screen.show(canvas("y", rows: 1))
      #expect(screen.isGone)
      close(writer)
    }

    @Test("What is switched on entering is switched back on leaving")
    func codes() {
      #expect(ScreenCodes.enter == "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[m\u{1b}[2J")
      #expect(
        ScreenCodes.leave == "\u{1b}[?2026l\u{1b}[m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l")
    }
  }
}
