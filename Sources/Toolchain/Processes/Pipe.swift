import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe whose ends no child inherits by accident.
struct Pipe {
  /// Held while a pipe is made and while a child is started, so that no child starts while a pipe
  /// is half made.
  static let inheritance = Mutex(())

  /// Non-blocking: fails with `EAGAIN` when there is nothing to read.
  let reading: Int32
  let writing: Int32

  init() throws(ChildProcessError) {
    var ends: [Int32] = [-1, -1]
    let failure = Pipe.inheritance.withLock { _ in
      guard pipe(&ends) == 0 else { return errno }
      _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
      _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
      return 0
    }
    guard failure == 0 else {
      throw .notStarted("a pipe", reason: String(cString: strerror(failure)))
    }
    _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
    reading = ends[0]
    writing = ends[1]
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }
}
