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
struct SafeFile {
  /// Where it really is, behind all symbolic links.
  let path: String
  private let folder: String
  private let name: String

  /// - Parameter path: A symbolic link leads to the real file, which need not be there yet.
  init(_ path: String) throws(FileTrouble) {
    self.path = try SafeFile.follow(path)
    folder = (self.path as NSString).deletingLastPathComponent
    name = (self.path as NSString).lastPathComponent
  }

  private var lockPath: String { "\(folder)/.\(name).lock" }
  private var nextPath: String { "\(folder)/.\(name).new" }

  /// Tells whether the file is still the one that it was.
  func stamp() throws(FileTrouble) -> RosterStamp {
    try status()?.stamp ?? RosterStamp("none")
  }

  /// What is in the file, and which file that was.
  ///
  /// - Returns: `nil` where there is no file.
  func contents() throws(FileTrouble) -> (Data, RosterStamp)? {
    try ifThere { () throws(FileTrouble) in
      // A pipe would keep us waiting until somebody writes to it.
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      let status = try file.status()
      try status.checkRegular()
      return (try file.contents(), status.stamp)
    }
  }

  func makeFolder() throws(FileTrouble) {
    // Where the file itself is none, there is nothing to make.
    guard try status() == nil else { return }
    try SafeFile.makeFolder(folder)
  }

  /// Waits until nobody else has the lock.
  ///
  /// - Returns: The lock, for as long as it is held.
  func lock(patience: Duration) throws(FileTrouble) -> OpenFile {
    let file = try OpenFile(lockPath, O_RDONLY | O_CREAT)
    let end = ContinuousClock.now + patience
    while try !file.lock() {
      guard ContinuousClock.now < end else { throw .locked }
      // The system's own waiting has no end, and a player would sit before a dead screen.
      usleep(useconds_t.random(in: 500...2_000))
    }
    return file
  }

  /// Replaces the file: whatever happens meanwhile, there is the old one or the new.
  ///
  /// - Precondition: The lock is held.
  /// - Returns: The stamp of the new file.
  func replace(with data: Data) throws(FileTrouble) -> RosterStamp {
    let old = try status()
    // Renaming asks the folder only, and a file that somebody protected is to stay.
    guard old == nil || access(path, W_OK) == 0 else { throw .last }
    // Left by a writer who was killed.
    unlink(nextPath)
    let file = try OpenFile(nextPath, O_WRONLY | O_CREAT | O_EXCL)
    do throws(FileTrouble) {
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

  /// - Returns: `nil` where there is no file.
  private func status() throws(FileTrouble) -> FileStatus? {
    try ifThere { () throws(FileTrouble) in
      let status = try FileStatus(of: path)
      try status.checkRegular()
      return status
    }
  }

  /// - Returns: `nil` where what was done needs a file and there is none.
  private func ifThere<Result>(
    _ work: () throws(FileTrouble) -> Result
  ) throws(FileTrouble) -> Result? {
    do { return try work() } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Gives the file a free name beside its own.
  ///
  /// - Precondition: The lock is held.
  /// - Returns: What stands behind the file's own path now.
  func moveAside() throws(FileTrouble) -> String {
    var number = 1
    var status = stat()
    while lstat("\(path).damaged-\(number)", &status) == 0 { number += 1 }
    let suffix = ".damaged-\(number)"
    guard rename(path, path + suffix) == 0 else { throw .last }
    synchronizeFolder()
    return suffix
  }

  /// Some file systems cannot, and what is renamed is seen by everybody already.
  private func synchronizeFolder() {
    guard let folder = try? OpenFile(folder, O_RDONLY) else { return }
    try? folder.synchronize()
  }

  private static func makeFolder(_ path: String) throws(FileTrouble) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .last }
    try makeFolder((path as NSString).deletingLastPathComponent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  private static func follow(_ path: String) throws(FileTrouble) -> String {
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
