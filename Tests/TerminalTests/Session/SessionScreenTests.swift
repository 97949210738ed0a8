import Foundation
import Synchronization
import Testing

@testable import Terminal

extension TerminalSessionTests {
  /// What is written to a pipe that takes no more than it can hold, in the place of a terminal.
  @Suite("writing")
  final class Writing {
    private let reader: Int32
    private let writer: Int32
    private var isOpen = true

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
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

    /// Everything that has been written so far, or its beginning.
    private func written(atMost most: Int = .max) -> String {
      var bytes: [UInt8] = []
      var buffer: [UInt8] = Array(repeating: 0, count: min(most, 5000))
      while bytes.count < most, case let count = read(reader, &buffer, buffer.count), count > 0 {
        bytes += buffer.prefix(count)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Leaves nobody who reads.
    private func hangUp() {
      close(reader)
      isOpen = false
    }

    @Test("A text larger than the pipe arrives whole, in as many parts as it takes")
    func slowReader() {
      let text = String(repeating: "0123456789", count: 30_000)
      var received = ""
      // The reader takes a part only when the writer can go no further.
      let outcome = DescriptorWriter(descriptor: writer).send(text) {
        received += written(atMost: 5000)
        return false
      }
      #expect(outcome == .done)
      #expect(received + written() == text)
    }

    @Test("A writer that nobody reads gives up when asked, and says when the reader is gone")
    func noReader() {
      let former = SignalAction.ignoring.install(for: SIGPIPE)
      defer { former.install(for: SIGPIPE) }
      let writer = DescriptorWriter(descriptor: writer)
      var asked = 0
      let outcome = writer.send(String(repeating: "x", count: 300_000)) {
        asked += 1
        return asked == 3
      }
      #expect(outcome == .abandoned)
      #expect(asked == 3)
      hangUp()
      #expect(writer.send("x") { false } == .gone)
      #expect(writer.send("") { false } == .done)
    }

    @Test("A frame that was given up on is followed by a whole one, also of the same canvas")
    func abandoned() {
      var screen = screen()
      let large = canvas("x", rows: 80)
      SignalMailbox.interruption.store(SIGTERM, ordering: .releasing)
      defer { SignalMailbox.empty() }
      screen.show(large)
      #expect(!screen.isGone)
      #expect(!written().hasSuffix("\u{1b}[?2026l"), "the frame must be too large for the pipe")
      screen.show(large)
      #expect(written().hasPrefix("\u{1b}[?2026h\u{1b}[m\u{1b}[2J\u{1b}[1Hxxx"))
      SignalMailbox.empty()
      var painter = ScreenPainter(usesColor: true)
      for text in ["y", "z"] {
        screen.show(canvas(text, rows: 1))
        #expect(written() == painter.paint(canvas(text, rows: 1)))
      }
    }
  }
}
