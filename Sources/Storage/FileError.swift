import Foundation

/// Why an operation on a file or folder failed.
public enum FileError: Error, Equatable {
  /// The system refused, with this error number, as in `errno`.
  case refused(Int32)
  /// The path holds a pipe, a device or the like instead of a regular file.
  case notRegular
  case tooLarge
  /// Another task or program held the lock for longer than we waited.
  case locked

  static var last: FileError { .refused(errno) }

  public var isMissingFile: Bool { self == .refused(ENOENT) }
}

extension FileError: CustomStringConvertible {
  /// The system's own words, such as “Is a directory”, for use in brackets or after a colon.
  public var description: String {
    switch self {
    case .refused(let code): String(cString: strerror(code))
    case .notRegular: "Not a regular file"
    case .tooLarge: "File too large"
    case .locked: "locked by another program"
    }
  }
}
