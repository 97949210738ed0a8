import Foundation
import Text

/// The output side of a session: takes the screen, shows pictures, and tracks whether the terminal
/// is gone.
struct SessionScreen {
  /// Whether the terminal was gone at the last write.
  private(set) var isGone = false

  private let input: Int32
  private let output: Int32
  private let original: termios
  private var painter: ScreenPainter
  private var shown: Canvas?

  init(input: Int32, output: Int32, original: termios, usesColor: Bool) {
    self.input = input
    self.output = output
    self.original = original
    painter = ScreenPainter(usesColor: usesColor)
  }

  var size: Size? { TerminalInfo.size(of: output) }

  /// Enters an empty alternate screen and raw mode, in which every byte arrives at once and
  /// unchanged, without echo. Only Ctrl-C, Ctrl-Z and Ctrl-\ still send their signals, to every
  /// program that was started together with this one.
  ///
  /// The way to undo both is prepared first.
  mutating func take() throws(TerminalError) {
    Restoration.prepare(input: input, output: output, attributes: original)
    var raw = original
    cfmakeraw(&raw)
    raw.c_lflag |= tcflag_t(ISIG)
    while tcsetattr(input, TCSANOW, &raw) != 0 {
      guard errno == EINTR else { throw .notATerminal }
    }
    painter.forget()
    write(ScreenCodes.enter)
  }

  mutating func takeAgain() {
    do { try take() } catch { isGone = true }
    if let shown { write(painter.paint(shown)) }
  }

  mutating func show(_ canvas: Canvas) {
    shown = canvas
    write(painter.paint(canvas))
  }

  /// The terminal may have moved its contents.
  mutating func forget() { painter.forget() }

  /// Shows a sentence below what another program has printed, until Enter or a signal.
  func waitForEnter(_ sentence: String) {
    guard !isGone else { return }
    DescriptorWriter.send("\n\(sentence)\n", to: output)
    SignalWatch.leavingKeys {
      var byte: UInt8 = 0
      while read(input, &byte, 1) == 1, byte != UInt8(ascii: "\n") {}
    }
  }

  private mutating func write(_ text: String) {
    guard !isGone else { return }
    isGone = DescriptorWriter.send(text, to: output) != 0
  }
}
