import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The output side of a session: takes the screen, shows pictures on it, gives it back.
struct SessionScreen {
  /// Whether the last thing written found nobody there.
  private(set) var isGone = false

  private let input: Int32
  private let writer: DescriptorWriter
  /// What the line was set to before.
  private let original: termios
  private var painter: ScreenPainter
  private var shown: Canvas?

  init(input: Int32, output: Int32, original: termios, usesColor: Bool) {
    self.input = input
    writer = DescriptorWriter(descriptor: output)
    self.original = original
    painter = ScreenPainter(usesColor: usesColor)
  }

  /// The size of the window; nil where the terminal does not know it.
  var size: Size? { TerminalInfo.size(of: writer.descriptor) }

  /// Raw mode and an empty alternate screen. How to undo both is prepared first.
  mutating func take() throws(TerminalError) {
    Restoration.prepare(input: input, output: writer.descriptor, attributes: original)
    try RawMode.enter(input, from: original)
    painter.forget()
    write(ScreenCodes.enter)
  }

  /// Takes the screen again and shows what it showed.
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

  /// Paints the next picture whole, since the terminal may have moved things about.
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
