import Foundation

/// A file that is only ever replaced atomically, by one writer at a time.
///
/// Two hidden files lie beside it: a lock, which stays, and the new contents while they are being
/// written.
public struct SafeFile: Sendable {
  /// The file's real path, with symbolic links resolved.
  public let path: String
  private let folder: String
  private let name: String

  /// - Parameter url: May be a symbolic link; the real file need not exist yet.
  public init(_ url: URL) throws(FileError) {
    path = try SafeFile.follow(url.path)
    folder = (path as NSString).deletingLastPathComponent
    name = (path as NSString).lastPathComponent
  }

  private var lockPath: String { "\(folder)/.\(name).lock" }
  private var nextPath: String { "\(folder)/.\(name).new" }

  /// The file's current stamp, which shows whether it has changed.
  public func stamp() throws(FileError) -> FileStamp {
    try status()?.stamp ?? .missing
  }

  /// The file's contents, and the stamp of the file that they were read from.
  ///
  /// - Returns: `nil` if there is no file.
  public func contents() throws(FileError) -> (data: Data, stamp: FileStamp)? {
    try ifThere { () throws(FileError) in
      // Opening a pipe would otherwise block until it has a writer.
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      let status = try file.status()
      try status.checkRegular()
      return (data: try file.contents(), stamp: status.stamp)
    }
  }

  /// Creates the file's folder and its parent folders.
  ///
  /// - Throws: Also if the path holds something other than a regular file.
  public func makeFolder() throws(FileError) {
    guard try status() == nil else { return }
    try SafeFile.makeFolder(folder)
  }

  /// Waits until the file's lock is free, and takes it.
  ///
  /// - Parameter patience: The longest time to wait.
  public func lock(patience: Duration) throws(FileError) -> FileLock {
    try FileLock(lockPath, patience: patience)
  }

  /// Replaces the file atomically: whatever happens, either the old file or the new one is there.
  ///
  /// - Precondition: The lock is held.
  /// - Returns: The stamp of the new file.
  @discardableResult
  public func replace(with data: Data) throws(FileError) -> FileStamp {
    let old = try status()
    // Renaming needs permission for the folder only, but a write-protected file must stay.
    guard old == nil || access(path, W_OK) == 0 else { throw .last }
    // A killed writer may have left this file.
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

  /// Renames the file to an unused name in the same folder.
  ///
  /// - Precondition: The lock is held.
  /// - Returns: The suffix added to the file's name, such as `.damaged-1`.
  public func moveAside() throws(FileError) -> String {
    var number = 1
    var status = stat()
    while lstat("\(path).damaged-\(number)", &status) == 0 { number += 1 }
    let suffix = ".damaged-\(number)"
    guard rename(path, path + suffix) == 0 else { throw .last }
    synchronizeFolder()
    return suffix
  }

  private func status() throws(FileError) -> FileStatus? {
    try ifThere { () throws(FileError) in
      let status = try FileStatus(of: path)
      try status.checkRegular()
      return status
    }
  }

  /// - Returns: `nil` if the work fails because the file is missing.
  private func ifThere<Result>(
    _ work: () throws(FileError) -> Result
  ) throws(FileError) -> Result? {
    do { return try work() } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Ignores errors: some file systems cannot do this, and the new name is already visible.
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
