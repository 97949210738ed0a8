import Shell
import Synchronization
import Terminal

/// One line on standard error that says what is being done, for as long as it takes.
///
/// In a terminal it is kept up to date in its place and wiped at the end; elsewhere it is said once.
final class StatusLine: Sendable {
  private struct State {
    var subject = ""
    var phase = TestPhase.starting
    /// When the phase began, in time since the work began.
    var began = Duration.zero
    var shown = ""
  }

  private let console: any Console
  private let isLive: Bool
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - isLive: Whether standard error can be written over.
  ///   - elapsed: The time since the work began.
  init(
    on console: any Console, isLive: Bool, elapsed: @escaping @Sendable () -> Duration
  ) {
    self.console = console
    self.isLive = isLive
    self.elapsed = elapsed
  }

  /// Says once, where the line cannot be kept up to date, what is being done.
  func announce(_ sentence: String) {
    if !isLive { console.writeError("\(sentence)\n") }
  }

  func begin(_ subject: String) {
    let now = elapsed()
    change { ($0.subject, $0.phase, $0.began) = (subject, .starting, now) }
  }

  func enter(_ phase: TestPhase) {
    let now = elapsed()
    change { ($0.phase, $0.began) = (phase, now) }
  }

  /// Brings the time in it up to date.
  func tick() {
    change { _ in }
  }

  func wipe() {
    state.withLock { state in
      guard !state.shown.isEmpty else { return }
      state.shown = ""
      console.writeError("\r\u{1B}[K")
    }
  }

  private func change(_ body: (inout State) -> Void) {
    guard isLive else { return }
    state.withLock { state in
      body(&state)
      // One column less than there are: a full line would wrap, and could not be written over.
      let now = elapsed()
      let line = StatusLine.text(
        state.subject, state.phase.text(lasting: now - state.began), now,
        columns: console.width - 1)
      guard line != state.shown else { return }
      state.shown = line
      console.writeError("\r\(line)\u{1B}[K")
    }
  }

  static func text(
    _ subject: String, _ phase: String, _ elapsed: Duration, columns: Int
  ) -> String {
    let line = "\(subject): \(phase) · \(elapsed.components.seconds) s"
    guard TextWidth.columns(of: line) > columns else { return line }
    return TextWidth.fit(line, columns: columns)
  }
}
