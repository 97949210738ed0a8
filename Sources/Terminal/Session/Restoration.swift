import Foundation
import Synchronization

/// Restores the terminal exactly once, however the program leaves it: a close, an exit, a crash.
///
/// Everything needed is prepared in advance in memory that never moves. ``undo()`` only swaps an
/// atomic word, writes, and sets attributes, which POSIX allows in a signal handler.
enum Restoration {
  private struct Plan {
    let input: Int32
    let output: Int32
    var attributes: termios
    let codes: UnsafeMutableRawBufferPointer
  }

  /// The address of the plan; 0 while the terminal is not ours.
  private static let prepared = Atomic<UInt>(0)

  private static let exitHook: Void = { atexit { Restoration.undo() } }()

  /// Makes sure that `exit` and signal handlers can restore the terminal.
  ///
  /// Call it before taking the terminal.
  static func prepareForSignals() {
    exitHook
    // Undoing nothing now triggers lazy initialization that would be unsafe in a handler.
    undo()
  }

  /// Remembers how to undo the changes about to be made to a terminal.
  static func prepare(input: Int32, output: Int32, attributes: termios) {
    let codes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: ScreenCodes.leave.utf8.count, alignment: 1)
    codes.copyBytes(from: ScreenCodes.leave.utf8)
    let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    plan.initialize(
      to: Plan(input: input, output: output, attributes: attributes, codes: codes))
    // Plans take a few hundred bytes and are never freed: freeing is not allowed in a handler.
    prepared.store(UInt(bitPattern: plan), ordering: .releasing)
  }

  /// Restores the terminal, if it is ours.
  ///
  /// Safe in a signal handler.
  static func undo() {
    let address = prepared.exchange(0, ordering: .acquiringAndReleasing)
    guard let plan = UnsafeMutablePointer<Plan>(bitPattern: address) else { return }
    sendCodes(of: plan)
    // Unread keys are dropped, so that the shell does not take them for commands.
    tcflush(plan.pointee.input, TCIFLUSH)
    while tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.attributes) != 0, errno == EINTR {}
  }

  private static func sendCodes(of plan: UnsafeMutablePointer<Plan>) {
    guard var next = UnsafeRawPointer(plan.pointee.codes.baseAddress) else { return }
    var left = plan.pointee.codes.count
    // The bound ends the loop after about three seconds if the terminal accepts nothing more.
    for _ in 0..<64 where left > 0 {
      let count = write(plan.pointee.output, next, left)
      if count > 0 {
        next += count
        left -= count
      } else if errno == EAGAIN {
        var line = pollfd(fd: plan.pointee.output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&line, 1, 50)
      } else if errno != EINTR {
        return
      }
    }
  }
}
