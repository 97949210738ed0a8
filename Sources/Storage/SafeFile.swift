import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is only ever replaced in one piece, by one writer at a time.
///
/// Beside it lie two hidden files: a lock, which stays, and the next contents while they are written.
public struct SafeFile: Sendable {
  /// Where the file really is, behind all symbolic links.
  public let path: String
  private let folder: String
  private let name: String

  /// - Parameter url: A symbolic link leads to the real file, which need not be there yet.
  public init(_ url: URL) throws(FileError) {
    path = try SafeFile.follow(url.path)
    folder = (path as NSString).deletingLastPathComponent
    name = (path as NSString).lastPathComponent
  }

  private var lockPath: String { "\(folder)/.\(name).lock" }
  private var nextPath: String { "\(folder)/.\(name).new" }

  /// Tells whether the file is still the one that it was.
  public func stamp() throws(FileError) -> FileStamp {
    try status()?.stamp ?? .missing
  }

  /// What is in the file, and which file that was.
  ///
  /// - Returns: `nil` where there is no file.
  public func contents() throws(FileError) -> (data: Data, stamp: FileStamp)? {
    try ifThere { () throws(FileError) in
      // A pipe would keep us waiting until somebody writes to it.
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      let status = try file.status()
      try status.checkRegular()
      return (data: try file.contents(), stamp: status.stamp)
    }
  }

  /// Makes the folder that the file lies in, and those above it.
  ///
  /// - Throws: Also where something else than a file has its path.
  public func makeFolder() throws(FileError) {
    guard try status() == nil else { return }
    try SafeFile.makeFolder(folder)
  }

  /// Waits until nobody else has the file's lock.
  ///
  /// - Parameter patience: How long to wait at most.
  public func lock(patience: Duration) throws(FileError) -> FileLock {
    try FileLock(lockPath, patience: patience)
  }

  /// Replaces the file: whatever happens meanwhile, there is the old one or the new.
  ///
  /// - Precondition: The lock is held.
  /// - Returns: The stamp of the new file.
  @discardableResult
  public func replace(with data: Data) throws(FileError) -> FileStamp {
    let old = try status()
    // Renaming asks the folder only, but a file that somebody protected is to stay.
    guard old == nil || access(path, W_OK) == 0 else { throw .last }
    // Left by a writer who was killed.
    unlink(nextPath)
    let file = try OpenFile(nextPath, O_WRONLY | O_CREAT | O_EXCL)
    do throws(FileError) {
      if let old { try file.adopt(old) }
      try file.append(data)
      if let old { try file.becomeLater(than: old) }
      try file.synchronize()
      guard rename(nextPath, path) == 0 else { throw .last }
    } catch {
      unlink(nextPath)
      throw error
    }
    synchronizeFolder()
    return try file.status().stamp
  }

  /// Gives the file a free name beside its own.
  ///
  /// - Precondition: The lock is held.
  /// - Returns: What now follows the file's own name, such as `.damaged-1`.
  public func moveAside() throws(FileError) -> String {
    var number = 1
    var status = stat()
    while lstat("\(path).damaged-\(number)", &status) == 0 { number += 1 }
    let suffix = ".damaged-\(number)"
    guard rename(path, path + suffix) == 0 else { throw .last }
    synchronizeFolder()
    return suffix
  }

  /// - Returns: `nil` where there is no file.
  private func status() throws(FileError) -> FileStatus? {
    try ifThere { () throws(FileError) in
      let status = try FileStatus(of: path)
      try status.checkRegular()
      return status
    }
  }

  /// - Returns: `nil` where what was done needs a file and there is none.
  private func ifThere<Result>(
    _ work: () throws(FileError) -> Result
  ) throws(FileError) -> Result? {
    do { return try work() } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Failing here is no failure: some file systems cannot, and everybody sees the new name already.
  private func synchronizeFolder() {
    guard let folder = try? OpenFile(folder, O_RDONLY) else { return }
    try? folder.synchronize()
  }

  private static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .last }
    try makeFolder((path as NSString).deletingLastPathComponent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  private static func follow(_ path: String) throws(FileError) -> String {
    var path = path
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    for _ in 0..<40 {
      let count = readlink(path, &buffer, buffer.count)
      guard count >= 0 else { return path }
      let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = (path as NSString).deletingLastPathComponent
      path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    throw .refused(ELOOP)
  }
}
