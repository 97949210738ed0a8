import Foundation
import Synchronization
import Terminal
import Text
import Toolchain

/// A line on standard error that says what the program is doing, for as long as it takes.
///
/// In a terminal it is updated in place and erased at the end; elsewhere it is printed once.
package final class StatusLine: Sendable {
  private let subject: String
  private let console: any Console
  private let isLive: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var phase = "starting"
    var shown = ""
    var isOver = false
  }

  private init(_ subject: String, on console: any Console, isLive: Bool) {
    self.subject = subject
    self.console = console
    self.isLive = isLive
  }

  /// Shows the line during some work; Ctrl-C erases it.
  ///
  /// - Parameters:
  ///   - announcement: The text to print once if the line cannot be updated.
  ///   - isLive: Whether standard error is a terminal that can return to the start of a line.
  package static func during<Result: Sendable>(
    _ subject: String, announcing announcement: String, on console: any Console,
    isLive: Bool = TerminalInfo.isTerminal(STDERR_FILENO)
      && !TerminalInfo.isDumb(ProcessInfo.processInfo.environment),
    _ work: (StatusLine) async throws -> Result
  ) async throws -> Result {
    let line = StatusLine(subject, on: console, isLive: isLive && console.isTerminal)
    line.announce(announcement)
    line.show()
    let ticking = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(200))
        line.show()
      }
    }
    defer {
      ticking.cancel()
      line.end()
    }
    let stop: @Sendable () -> Void = {
      line.end()
      console.writeError("Stopped.\n")
    }
    return try await ChildProcess.$ifInterrupted.withValue(stop) { try await work(line) }
  }

  /// Prints the current work once, if the line cannot be updated.
  package func announce(_ sentence: String) {
    if !isLive { console.writeError("\(sentence)\n") }
  }

  package func enter(_ phase: String) {
    state.withLock { $0.phase = phase }
    show()
  }

  private var seconds: Int64 { (ContinuousClock.now - start).components.seconds }

  func end() {
    state.withLock { state in
      state.isOver = true
      if !state.shown.isEmpty { console.writeError("\r\u{1B}[K") }
      state.shown = ""
    }
  }

  private func show() {
    guard isLive else { return }
    state.withLock { state in
      // One column less than the terminal has: a full line would wrap and could not be overwritten.
      let line = StatusLine.text(subject, state.phase, seconds, columns: console.width - 1)
      guard !state.isOver, line != state.shown else { return }
      state.shown = line
      console.writeError("\r\(line)\u{1B}[K")
    }
  }

  static func text(
    _ subject: String, _ phase: String, _ seconds: Int64, columns: Int
  ) -> String {
    let line = "\(subject): \(phase) · \(seconds) s"
    return TextWidth.columns(of: line) > columns ? TextWidth.fit(line, columns: columns) : line
  }
}

extension BuildProgress {
  /// Such as “building, 12 of 40 files”.
  package var text: String {
    if isWaiting { return "waiting for another build to end" }
    return of.map { "building, \(done) of \($0) files" } ?? "building"
  }
}
