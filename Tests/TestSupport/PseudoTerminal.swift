import Foundation
import Synchronization
import Terminal

/// A terminal without a screen: a program has one end, and the test types and reads at the other.
package final class PseudoTerminal: Sendable {
  package struct SystemFailure: Error {
    let number: Int32
  }

  /// The program's end, which looks like a terminal.
  package let line: Int32
  /// The path by which another process can open the line.
  package let path: String

  private let typist: Int32
  private let isPluggedIn = Atomic<Bool>(true)

  package init(columns: Int = 40, rows: Int = 12) throws {
    var ends: (typist: Int32, line: Int32) = (-1, -1)
    var name: [CChar] = Array(repeating: 0, count: 128)
    guard openpty(&ends.typist, &ends.line, nil, nil, nil) == 0,
      ttyname_r(ends.line, &name, name.count) == 0
    else { throw SystemFailure(number: errno) }
    (typist, line) = ends
    path = String(
      decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    for end in [typist, line] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(typist, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(line)
    hangUp()
  }

  /// Opens the line of a terminal made by another process.
  package static func openLine(_ path: String) throws -> Int32 {
    let line = open(path, O_RDWR | O_NOCTTY)
    guard line >= 0 else { throw SystemFailure(number: errno) }
    return line
  }

  /// All settings of the line, as numbers.
  ///
  /// Leaves out a bit that macOS sets on returning to line input, to remember that it must read
  /// earlier typing again.
  package var settings: [UInt] {
    var attributes = termios()
    guard tcgetattr(line, &attributes) == 0 else { return [] }
    return [
      UInt(attributes.c_iflag), UInt(attributes.c_oflag), UInt(attributes.c_cflag),
      UInt(attributes.c_lflag & ~tcflag_t(PENDIN)),
    ] + withUnsafeBytes(of: attributes.c_cc) { $0.map { UInt($0) } }
  }

  package func resize(columns: Int, rows: Int) {
    var window = winsize()
    (window.ws_col, window.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(line, UInt(TIOCSWINSZ), &window)
  }

  package func type(_ text: String) {
    let failure = DescriptorWriter.send(text, to: typist)
    precondition(failure == 0, "The pseudo terminal takes no keys.")
  }

  /// Pulls the plug.
  package func hangUp() {
    guard isPluggedIn.exchange(false, ordering: .relaxed) else { return }
    close(typist)
  }

  /// Whether the program has written nothing since the last call of ``output(endingWith:)``.
  package var isSilent: Bool {
    var ready = pollfd(fd: typist, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) == 0
  }

  /// The program's output since the last call, up to and including an awaited text.
  ///
  /// - Returns: The output so far, if the text does not come within a minute.
  package func output(endingWith text: String) -> String {
    var bytes: [UInt8] = []
    let end = ContinuousClock.now + .seconds(60)
    while !take(&bytes, until: text), ContinuousClock.now < end {
      var ready = pollfd(fd: typist, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, 100)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same, without blocking the test's thread, for a program that needs tasks to run.
  package func outputMeanwhile(endingWith text: String) async throws -> String {
    var bytes: [UInt8] = []
    let end = ContinuousClock.now + .seconds(60)
    while !take(&bytes, until: text), ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes the output so far; the result is true at the awaited text or the line's end.
  private func take(_ bytes: inout [UInt8], until text: String) -> Bool {
    while !bytes.suffix(text.utf8.count).elementsEqual(text.utf8) {
      if isSilent { return false }
      var byte: UInt8 = 0
      guard read(typist, &byte, 1) == 1 else { return true }
      bytes.append(byte)
    }
    return true
  }
}
