import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
