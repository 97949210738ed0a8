import Foundation

/// A file's state as the system reports it. If it differs, the file was written; if it does not,
/// the clock or the file system may be too coarse to tell.
struct FileLook: Equatable {
  private let numbers: [Int]
  /// Whether its time has fractions of a second, as on most file systems.
  let isExact: Bool
  /// When its contents were written, by the clock of its file system.
  let seconds: Int

  init?(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    (seconds, isExact) = (written.tv_sec, written.tv_nsec != 0)
    numbers = [
      Int(truncatingIfNeeded: status.st_ino), Int(status.st_size), written.tv_nsec,
      changed.tv_sec, changed.tv_nsec,
    ]
  }

  var text: String { ([seconds] + numbers).map { String($0) }.joined(separator: ",") }
}
