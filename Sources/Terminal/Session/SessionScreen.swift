import Foundation
import Synchronization

/// The output side of a session: takes the screen, shows pictures, and tracks whether the terminal
/// is gone.
struct SessionScreen {
  /// Whether the terminal was gone at the last write.
  private(set) var isGone = false

  private let input: Int32
  private let writer: DescriptorWriter
  /// The terminal's attributes before the session.
  private let original: termios
  private var painter: ScreenPainter
  private var shown: Canvas?

  init(input: Int32, output: Int32, original: termios, usesColor: Bool) {
    self.input = input
    writer = DescriptorWriter(descriptor: output)
    self.original = original
    painter = ScreenPainter(usesColor: usesColor)
  }

  /// The size of the window; nil if the terminal does not know it.
  var size: Size? { TerminalInfo.size(of: writer.descriptor) }

  /// Enters raw mode and an empty alternate screen.
  ///
  /// The way to undo both is prepared first.
  mutating func take() throws(TerminalError) {
    Restoration.prepare(input: input, output: writer.descriptor, attributes: original)
    try RawMode.enter(input, from: original)
    painter.forget()
    write(ScreenCodes.enter)
  }

  /// Takes the screen again and shows the last canvas.
  mutating func takeAgain() {
    do {
      try take()
    } catch {
      isGone = true
    }
    if let shown { write(painter.paint(shown)) }
  }

  mutating func show(_ canvas: Canvas) {
    shown = canvas
    write(painter.paint(canvas))
  }

  /// Makes the next picture be painted in full, since the terminal may have moved its contents.
  mutating func forget() {
    painter.forget()
  }

  private mutating func write(_ text: String) {
    guard !isGone else { return }
    let outcome = writer.send(text) {
      SignalMailbox.interruption.load(ordering: .acquiring) != 0
    }
    if outcome != .done { painter.forget() }
    isGone = outcome == .gone
  }
}

/// The escape sequences with which a session takes and restores the screen.
enum ScreenCodes {
  /// Switches to the alternate screen, hides the cursor and turns off wrapping: in a window that
  /// just became smaller, a line that is too long must not scroll the picture.
  static let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[m\u{1b}[2J"

  /// Undoes ``enter``, along with anything that an unfinished frame left behind.
  static let leave = "\u{1b}[?2026l\u{1b}[m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
}

/// Writes to a file descriptor that may be slow, closed, or set to non-blocking by others.
struct DescriptorWriter {
  enum Outcome { case done, abandoned, gone }

  /// How long to wait while the output is full before asking again whether to give up, in
  /// milliseconds.
  private static let patience: Int32 = 50

  let descriptor: Int32

  /// Writes everything, in as many calls as it takes.
  ///
  /// - Parameter givesUp: Called whenever nothing could be written or a signal interrupted the
  ///   write.
  func send(_ text: String, unless givesUp: () -> Bool) -> Outcome {
    var text = text
    return text.withUTF8 { bytes in
      var left = bytes[...]
      while !left.isEmpty {
        let count = part(left)
        if count > 0 {
          left = left.dropFirst(count)
        } else if count < 0, errno != EINTR, errno != EAGAIN {
          return .gone
        } else if givesUp() {
          return .abandoned
        } else if count == 0 || errno == EAGAIN {
          waitUntilWritable()
        }
      }
      return .done
    }
  }

  private func part(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let part = UnsafeBufferPointer(rebasing: bytes)
    return write(descriptor, part.baseAddress, part.count)
  }

  private func waitUntilWritable() {
    var line = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&line, 1, DescriptorWriter.patience)
  }
}
