import Foundation
import Testing

@testable import Terminal

extension TerminalSessionTests {
  /// Writes to a pipe of limited size instead of a terminal.
  @Suite("Writing to a slow terminal")
  final class Writing {
    private let reader: Int32
    private let writer: Int32
    private var isOpen = true

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        // If a program started by another test held the reader open, the pipe would not break.
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      (reader, writer) = (ends[0], ends[1])
    }

    deinit {
      if isOpen { close(reader) }
      close(writer)
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

    /// Everything written so far, or its beginning.
    private func written(atMost most: Int = .max) -> String {
      var bytes: [UInt8] = []
      var buffer: [UInt8] = Array(repeating: 0, count: min(most, 5000))
      while bytes.count < most, case let count = read(reader, &buffer, buffer.count), count > 0 {
        bytes += buffer.prefix(count)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A writer sends long text in parts, gives up when asked, and notices a closed pipe")
    func slowReader() {
      signal(SIGPIPE) { _ in }
      let text = String(repeating: "0123456789", count: 30_000)
      var received = ""
      // The reader takes a part only when the writer is stuck.
      var outcomes = [
        DescriptorWriter.send(text, to: writer) {
          received += written(atMost: 5000)
          return false
        }
      ]
      #expect(received + written() == text)
      var asked = 0
      outcomes.append(
        DescriptorWriter.send(text, to: writer) {
          asked += 1
          return asked == 3
        })
      close(reader)
      isOpen = false
      let end = ContinuousClock.now + .seconds(10)
      outcomes += ["x", ""].map { DescriptorWriter.send($0, to: writer) { .now > end } }
      #expect(outcomes == [.done, .abandoned, .failed(EPIPE), .done] && asked == 3)
    }

    @Test(
      "A complete frame follows an abandoned frame, and a lost terminal is noticed")
    func abandoned() {
      var screen = screen()
      let large = canvas("x", rows: 80)
      SignalMailbox.note(SIGTERM)
      defer { SignalMailbox.empty() }
      screen.show(large)
      let isWhole = written().hasSuffix("\u{1b}[?2026l")
      #expect(!screen.isGone && !isWhole, "the frame must be too large for the pipe")
      screen.show(large)
      #expect(written().hasPrefix("\u{1b}[?2026h\u{1b}[m\u{1b}[2J\u{1b}[1;1Hxxx"))
      SignalMailbox.empty()
      var painter = ScreenPainter(usesColor: true)
      for text in ["y", "z"] {
        screen.show(canvas(text, rows: 1))
        #expect(written() == painter.paint(canvas(text, rows: 1)))
      }
      var lost = SessionScreen(input: -1, output: -1, original: termios(), usesColor: true)
      lost.show(large)
      #expect(lost.isGone && !screen.isGone)
    }
  }
}
