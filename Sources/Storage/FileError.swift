#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system would not let us do something to a file or folder.
public enum FileError: Error, Hashable {
  /// One of the system's own numbers, as in `errno`.
  case refused(Int32)
  /// A pipe, a device or the like, where a file was expected.
  case notRegular
  case tooLarge
  /// Somebody else kept the lock for longer than we wait.
  case locked

  /// What the last call of the system left.
  static var last: FileError { .refused(errno) }

  public var isMissingFile: Bool { self == .refused(ENOENT) }
}

extension FileError: CustomStringConvertible {
  /// The system's own words, such as “Is a directory”, to stand in brackets or behind a colon.
  public var description: String {
    switch self {
    case .refused(let code): String(cString: strerror(code))
    case .notRegular: "Not a regular file"
    case .tooLarge: "File too large"
    case .locked: "locked by another program"
    }
  }
}
