import Foundation

/// A file that stays open for the lifetime of this value.
///
/// Child processes do not inherit it: a child that outlives us would keep our lock.
struct OpenFile: ~Copyable {
  /// The largest file that is read, in bytes.
  private static let mostBytes = 1 << 28

  private let descriptor: Int32

  /// - Parameters:
  ///   - flags: As for the system's `open`.
  ///   - mode: The permissions of a newly created file, before the user's mask is applied.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(FileError) {
    let descriptor = OpenFile.untilDone { open(path, flags | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  deinit { _ = close(descriptor) }

  func status() throws(FileError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Everything from the file's current position to its end.
  func contents() throws(FileError) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = OpenFile.untilDone { read(descriptor, &buffer, buffer.count) }
      guard count >= 0 else { throw .last }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= OpenFile.mostBytes else { throw .tooLarge }
    }
  }

  func append(_ data: Data) throws(FileError) {
    var written = 0
    while written < data.count {
      let count = data.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return OpenFile.untilDone { write(descriptor, rest.baseAddress, rest.count) }
      }
      guard count >= 0 else { throw .last }
      written += count
    }
  }

  /// Gives the file another file's owner, group and permissions.
  func adopt(_ status: FileStatus) throws(FileError) {
    // The result is ignored: only root can give files away, and only root replaces other users'
    // files.
    if status.owner != geteuid() { _ = fchown(descriptor, status.owner, status.group) }
    guard fchmod(descriptor, status.permissions) == 0 else { throw .last }
  }

  /// Makes the file's modification time later than another's, however coarse or wrong the clock is.
  func becomeLater(than status: FileStatus) throws(FileError) {
    // Some file systems keep whole seconds, and some only even ones.
    for later in [
      status.changed.next, status.changed.after(seconds: 1), status.changed.after(seconds: 2),
    ] {
      guard try self.status().changed <= status.changed else { return }
      var times = [later, later]
      guard futimens(descriptor, &times) == 0 else { throw .last }
    }
  }

  /// Returns once everything written is on the disk.
  func synchronize() throws(FileError) {
    #if canImport(Darwin)
      // On Darwin, `fsync` returns as soon as the data is in the drive's cache.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    guard OpenFile.untilDone({ fsync(descriptor) }) == 0 else { throw .last }
  }

  /// Locks the file against others, even in this process, for as long as it is open.
  ///
  /// - Returns: False if it is already locked.
  func lock() throws(FileError) -> Bool {
    if OpenFile.untilDone({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw .last }
    return false
  }

  func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }

  /// Repeats a system call for as long as signals interrupt it.
  private static func untilDone<Number: BinaryInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
