import Foundation

/// The system's record of a file.
struct FileStatus {
  private let status: stat

  init(_ status: stat) {
    self.status = status
  }

  /// Follows symbolic links and does not open the file.
  init(of path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.status = status
  }

  var permissions: mode_t { status.st_mode & 0o7777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }

  var changed: timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }

  /// A stamp that differs for each file that ever had this path, provided that each was modified
  /// later than the last.
  var stamp: FileStamp {
    let time = "\(changed.tv_sec).\(changed.tv_nsec)"
    return FileStamp(description: "\(status.st_dev)-\(status.st_ino)-\(status.st_size)-\(time)")
  }

  /// - Throws: If this is a folder, a pipe or a device.
  func checkRegular() throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .refused(EISDIR)
    default: throw .notRegular
    }
  }
}

extension timespec {
  /// A microsecond later, the least difference that a `Date` can show.
  var next: timespec {
    let nanoseconds = tv_nsec + 1_000
    return timespec(
      tv_sec: tv_sec + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }

  func after(seconds: Int) -> timespec { timespec(tv_sec: tv_sec + seconds, tv_nsec: tv_nsec) }

  static func <= (one: timespec, other: timespec) -> Bool {
    (one.tv_sec, one.tv_nsec) <= (other.tv_sec, other.tv_nsec)
  }
}

/// Identifies one state of a file, so that a change is noticed without reading the file.
public struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  /// The stamp of a file that does not exist.
  public static let missing = FileStamp(description: "none")

  public let description: String
}
