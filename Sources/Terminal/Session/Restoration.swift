import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives the terminal back exactly once, from wherever the program ends: a close, an exit, a crash.
///
/// All that is needed is prepared beforehand in memory that never moves. ``undo()`` only swaps an
/// atomic word, writes and sets attributes, which POSIX allows in a signal handler.
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

  /// Sees to it that `exit` gives the terminal back, and that a signal handler can. Call it while
  /// the terminal is not ours.
  static func prepareForSignals() {
    exitHook
    // Undoing nothing now does the lazy set-up that would not be safe in a handler.
    undo()
  }

  /// Remembers how to undo what is about to be done to a terminal.
  static func prepare(input: Int32, output: Int32, attributes: termios) {
    let codes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: ScreenCodes.leave.utf8.count, alignment: 1)
    codes.copyBytes(from: ScreenCodes.leave.utf8)
    let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    plan.initialize(
      to: Plan(input: input, output: output, attributes: attributes, codes: codes))
    // Plans are a few hundred bytes and stay allocated: freeing is not allowed in a handler.
    prepared.store(UInt(bitPattern: plan), ordering: .releasing)
  }

  /// Gives the terminal back, if it is ours. Safe in a signal handler.
  static func undo() {
    let address = prepared.exchange(0, ordering: .acquiringAndReleasing)
    guard let plan = UnsafeMutablePointer<Plan>(bitPattern: address) else { return }
    sendCodes(of: plan)
    // Keys that nobody read are dropped, so that they do not become commands of the shell.
    tcflush(plan.pointee.input, TCIFLUSH)
    while tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.attributes) != 0, errno == EINTR {}
  }

  private static func sendCodes(of plan: UnsafeMutablePointer<Plan>) {
    guard var next = UnsafeRawPointer(plan.pointee.codes.baseAddress) else { return }
    var left = plan.pointee.codes.count
    // The bound ends the loop, after about three seconds, where the terminal takes nothing more.
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
