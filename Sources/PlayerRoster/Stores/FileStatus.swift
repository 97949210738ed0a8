#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system knows about a file without opening it.
struct FileStatus {
  private let status: stat

  init(_ status: stat) {
    self.status = status
  }

  /// Follows symbolic links.
  init(of path: String) throws(FileTrouble) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.status = status
  }

  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
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

  /// Another one for each file that was ever renamed to a path, provided each is later than the last.
  var stamp: RosterStamp {
    let time = "\(changed.tv_sec).\(changed.tv_nsec)"
    return RosterStamp("\(status.st_dev)-\(status.st_ino)-\(status.st_size)-\(time)")
  }

  /// - Throws: Where this is nothing to read text from.
  func checkRegular() throws(FileTrouble) {
    guard !isFolder else { throw .refused(EISDIR) }
    guard isRegular else { throw .noRegularFile }
  }
}

extension timespec {
  /// A nanosecond later.
  var next: timespec {
    tv_nsec == 999_999_999
      ? timespec(tv_sec: tv_sec + 1, tv_nsec: 0) : timespec(tv_sec: tv_sec, tv_nsec: tv_nsec + 1)
  }

  static func <= (one: timespec, other: timespec) -> Bool {
    (one.tv_sec, one.tv_nsec) <= (other.tv_sec, other.tv_nsec)
  }
}
