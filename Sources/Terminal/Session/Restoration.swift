import Foundation
import Synchronization

/// Restores the terminal, however the program leaves it: a close, an exit, a crash.
///
/// Everything it needs is prepared in memory that never moves: ``undo()`` only uses an atomic word,
/// writes, and sets attributes, which POSIX allows in a signal handler.
enum Restoration {
  private struct Plan {
    let input: Int32
    let output: Int32
    var attributes: termios
  }

  /// Safe to share: it is written only while ``isOurs`` is false, and read only while it is true.
  private struct Memory: @unchecked Sendable {
    let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
  }

  private static let memory = Memory()
  private static let isOurs = Atomic(false)
  private static let exitHook: Void = { atexit { Restoration.undo() } }()

  /// Remembers how to undo the changes about to be made to a terminal, also at `exit`.
  static func prepare(input: Int32, output: Int32, attributes: termios) {
    exitHook
    guard !isOurs.load(ordering: .acquiring) else { return }
    memory.plan.initialize(to: Plan(input: input, output: output, attributes: attributes))
    isOurs.store(true, ordering: .releasing)
  }

  /// Restores the terminal, if it is ours. Safe in a signal handler.
  static func undo() {
    guard isOurs.load(ordering: .acquiring) else { return }
    let plan = memory.plan
    let codes = ScreenCodes.leave
    DescriptorWriter.send(
      UnsafeRawBufferPointer(start: codes.utf8Start, count: codes.utf8CodeUnitCount),
      to: plan.pointee.output)
    // Unread keys are dropped, so that the shell does not take them for commands.
    tcflush(plan.pointee.input, TCIFLUSH)
    while tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.attributes) != 0, errno == EINTR {}
    // Last, so that a signal that ends the program earlier still restores the terminal.
    isOurs.store(false, ordering: .releasing)
  }
}

/// The escape sequences with which a session takes and restores the screen.
enum ScreenCodes {
  /// Switches to the alternate screen, hides the cursor and turns off wrapping: in a window that
  /// just became smaller, a line that is too long must not scroll the picture.
  static let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[m\u{1b}[2J"

  /// Undoes ``enter``, along with anything that an unfinished frame left behind.
  static var leave: StaticString { "\u{1b}[?2026l\u{1b}[m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l" }
}
