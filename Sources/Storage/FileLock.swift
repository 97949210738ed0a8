#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock on a file that nobody else can hold at the same time, in this process or another.
///
/// ```swift
/// let lock = try file.lock(patience: .seconds(5))
/// defer { lock.unlock() }
/// ```
public struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Waits until nobody else holds the lock.
  ///
  /// - Parameter path: The file that carries the lock; created if it does not exist.
  init(_ path: String, patience: Duration) throws(FileError) {
    let file = try OpenFile(path, O_RDONLY | O_CREAT)
    let end = ContinuousClock.now + patience
    while try !file.lock() {
      guard ContinuousClock.now < end else { throw .locked }
      // The system's own wait has no time limit, and the holder may hang for ever.
      usleep(useconds_t.random(in: 500...2_000))
    }
    self.file = file
  }

  /// Releases the lock.
  ///
  /// Otherwise it is released when the value is no longer used.
  public func unlock() {
    file.unlock()
  }
}
