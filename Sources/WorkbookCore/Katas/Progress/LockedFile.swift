import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small file that is only ever replaced in one piece, by one writer at a time.
///
/// Beside it lie two hidden files: a lock, which stays, and the next contents while they are written.
struct LockedFile {
  enum Trouble: Error, Hashable {
    /// One of the system's own numbers, as in `errno`.
    case refused(Int32)
    /// Somebody kept the lock for longer than we wait.
    case busy

    static var last: Trouble { .refused(errno) }
  }

  let url: URL
  /// How long to wait for others who work on the same file.
  var patience: Duration = .seconds(5)

  private func beside(_ suffix: String) -> String {
    let folder = url.deletingLastPathComponent()
    return folder.appendingPathComponent(".\(url.lastPathComponent)\(suffix)").path
  }

  /// What is in the file; nil where there is none.
  func contents() throws(Trouble) -> Data? {
    // Not blocking: a pipe would keep us waiting until somebody writes to it.
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last
    }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Does work while nobody else may, in this process or another.
  func locked<Result>(_ work: () throws -> Result) throws -> Result {
    // No child inherits it: one that outlives us would keep the lock.
    let descriptor = open(beside(".lock"), O_RDONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Trouble.last }
    defer { close(descriptor) }
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw Trouble.last }
      guard ContinuousClock.now < end else { throw Trouble.busy }
      usleep(useconds_t.random(in: 500...2_000))
    }
    return try work()
  }

  /// Replaces the file: whatever happens meanwhile, there is the old one or the new.
  ///
  /// - Precondition: Called within ``locked(_:)``.
  func replace(with data: Data) throws(Trouble) {
    let next = beside(".new")
    // Left by a writer who was killed.
    unlink(next)
    let descriptor = open(next, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    var isWritten = data.withUnsafeBytes { write($0, to: descriptor) }
    isWritten = isWritten && fsync(descriptor) == 0
    let trouble = Trouble.last
    close(descriptor)
    guard isWritten else {
      unlink(next)
      throw trouble
    }
    guard rename(next, url.path) == 0 else {
      let trouble = Trouble.last
      unlink(next)
      throw trouble
    }
  }

  /// Gives the file a free name beside its own.
  ///
  /// - Precondition: Called within ``locked(_:)``.
  /// - Returns: What stands behind the file's own name now.
  func moveAside() throws(Trouble) -> String {
    var number = 1
    var status = stat()
    while lstat("\(url.path).damaged-\(number)", &status) == 0 { number += 1 }
    let suffix = ".damaged-\(number)"
    guard rename(url.path, url.path + suffix) == 0 else { throw .last }
    return suffix
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, start, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, start, rest.count)
      #else
        let count = Darwin.write(descriptor, start, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}

extension LockedFile.Trouble: CustomStringConvertible {
  /// The system's own words, to stand in brackets.
  var description: String {
    switch self {
    case .refused(let code): String(cString: strerror(code))
    case .busy: "locked by another program"
    }
  }
}
