import Foundation
import Storage

/// Changes a file only if it holds what was read, whatever an editor saves meanwhile.
///
/// The new contents and the old ones change places in one step. If what comes out is not what was
/// read, an editor has saved it, and it goes back. It is kept beside the file until ``settle()``,
/// since an editor may still be writing to it.
struct FileExchange {
  /// The end of the hidden name under which contents wait beside a file.
  static let ending = ".shipshape"
  /// An editor that saves without a pause must not hold us up for ever.
  private static let mostSwaps = 1000

  private let path: String
  private let old: Data?
  private let new: Data?
  /// The permissions of a file that is made: those that it had; nil for the usual ones.
  private var mode: mode_t?

  /// - Parameters:
  ///   - old: What was read; nil if there was no file.
  ///   - new: What the file is to hold; nil removes it.
  init(_ place: URL, from old: Data?, to new: Data?) {
    (path, mode) = (place.path, FileExchange.mode(of: place.path))
    (self.old, self.new) = (old, new)
  }

  /// - Returns: False if the file holds something else, which then stays.
  func run() throws -> Bool {
    let isDone =
      switch (old, new) {
      case (nil, nil): true
      case (nil, let new?): try make(new)
      case (let old?, nil): try remove(old)
      case (let old?, let new?): try exchange(old, new)
      }
    // The file may have two names in the folder.
    return isDone || FileExchange.contents(path) == new
  }

  /// Forgets what came out.
  ///
  /// - Returns: False if an editor has written to it, and it has gone back.
  func settle() throws -> Bool {
    guard let out = FileExchange.contents(draft) else { return true }
    guard out != old else { return unlink(draft) == 0 }
    if let new { return try putBack(draft, for: new) }
    link(draft, path)
    unlink(draft)
    return false
  }

  /// Brings the former contents back, unless an editor has saved others.
  func undo() throws {
    var back = FileExchange(URL(fileURLWithPath: path), from: new, to: old)
    back.mode = mode
    if try back.run() { _ = try back.settle() }
  }

  private func make(_ new: Data) throws -> Bool {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let draft = try write(new, mode)
    defer { unlink(draft) }
    // Unlike a rename, a link never replaces a file.
    if link(draft, path) == 0 { return true }
    guard errno == EEXIST else { throw refusal }
    return false
  }

  private func remove(_ old: Data) throws -> Bool {
    guard rename(path, draft) == 0 else {
      if errno == ENOENT { return false }
      throw refusal
    }
    if FileExchange.contents(draft) == old { return true }
    // If an editor has made the file again, what it has made is newer.
    if link(draft, path) != 0, errno != EEXIST { throw refusal }
    unlink(draft)
    return false
  }

  private func exchange(_ old: Data, _ new: Data) throws -> Bool {
    guard let mode = FileExchange.mode(of: path) else {
      if errno == ENOENT { return false }
      throw refusal
    }
    let draft = try write(new, mode)
    guard FileExchange.swap(draft, path) else {
      let failure = errno
      defer { unlink(draft) }
      // Some file systems cannot swap.
      if [EINVAL, ENOSYS, ENOTSUP].contains(failure) {
        return FileExchange.contents(path) == old && rename(draft, path) == 0
      }
      if failure == ENOENT { return false }
      throw FileError.refused(failure)
    }
    return try FileExchange.contents(draft) == old || putBack(draft, for: new)
  }

  /// Puts back what came out. Then what is inside comes out, unless an editor saves again.
  ///
  /// - Returns: False.
  private func putBack(_ draft: String, for new: Data) throws -> Bool {
    var inside = new
    for _ in 0..<FileExchange.mostSwaps {
      let out = FileExchange.contents(draft)
      guard FileExchange.swap(draft, path) else {
        let failure = errno
        // If an editor has removed the file, the last save is put there.
        if failure == ENOENT { link(draft, path) }
        unlink(draft)
        if failure == ENOENT { return false }
        throw FileError.refused(failure)
      }
      if FileExchange.contents(draft) == inside {
        unlink(draft)
        return false
      }
      inside = out ?? Data()
    }
    throw FileError.locked
  }

  private var refusal: FileError { .refused(errno) }

  private static func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: path)
  }

  // MARK: - The file beside it

  private var draft: String { FileExchange.draft(of: path) }

  static func draft(of path: String) -> String {
    let place = URL(fileURLWithPath: path)
    let name = ".\(place.lastPathComponent)\(ending)"
    return place.deletingLastPathComponent().appendingPathComponent(name).path
  }

  private func write(_ data: Data, _ mode: mode_t?) throws -> String {
    // A killed action must not leave a part of what it wrote under that name.
    let part = "\(draft)-part"
    unlink(part)
    try data.write(to: URL(fileURLWithPath: part))
    if let mode, chmod(part, mode) != 0 { throw refusal }
    guard rename(part, draft) == 0 else { throw refusal }
    return draft
  }

  /// Lets two files swap their names in one step.
  private static func swap(_ one: String, _ other: String) -> Bool {
    #if canImport(Darwin)
      return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
    #else
      // Swift does not see the header of `renameat2`. Its last argument is RENAME_EXCHANGE.
      typealias Rename =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      guard let function = dlsym(nil, "renameat2") else {
        errno = ENOSYS
        return false
      }
      return unsafeBitCast(function, to: Rename.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
    #endif
  }

  /// The permissions of a file; nil if there is none.
  static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}
