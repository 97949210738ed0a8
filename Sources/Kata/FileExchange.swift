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

  private let place: String
  /// Where the place leads if it is a link.
  private let path: String
  private let old: Data?
  private let new: Data?
  /// What the file was like, apart from its contents.
  private let former: FileShape?

  /// - Parameters:
  ///   - folder: A link to a file in this folder becomes a file, since that file is changed under
  ///     its own name.
  ///   - old: What was read; nil if there was no file.
  ///   - new: What the file is to hold; nil removes it.
  init(_ place: URL, in folder: URL, from old: Data?, to new: Data?) throws {
    let path = URL(fileURLWithPath: try SafeFile(place).path).standardizedFileURL.path
    self.place = place.path
    self.path = path.hasPrefix("\(folder.path)/") ? place.path : path
    (self.old, self.new, former) = (old, new, FileShape(of: place))
  }

  /// - Parameter shape: What a new file is like.
  /// - Returns: False if the file holds something else, which then stays.
  func run(shape: FileShape? = nil) throws -> Bool {
    let isDone =
      switch (old, new) {
      case (nil, nil): true
      case (nil, let new?): try make(new, shape)
      case (let old?, nil): try remove(old)
      case (let old?, let new?) where shape?.link != nil && place == path:
        // A link that had become a file.
        try remove(old) && make(new, shape)
      case (let old?, let new?): try exchange(old, new)
      }
    // The file may have two names in the folder.
    return isDone || FileExchange.contents(place) == new
  }

  /// Forgets what came out.
  ///
  /// - Returns: False if an editor has written to it, and it has gone back.
  func settle() throws -> Bool {
    let draft = self.draft
    guard let out = FileExchange.contents(draft) else { return true }
    guard out != old else { return unlink(draft) == 0 }
    if let new { return try putBack(draft, for: new) }
    link(draft, place)
    unlink(draft)
    return false
  }

  /// Brings the former contents back, unless an editor has saved others.
  func undo(in folder: URL) throws {
    let back = try FileExchange(URL(fileURLWithPath: place), in: folder, from: new, to: old)
    if try back.run(shape: former) { _ = try back.settle() }
  }

  private func make(_ new: Data, _ shape: FileShape?) throws -> Bool {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: place).deletingLastPathComponent(), withIntermediateDirectories: true
    )
    if let target = shape?.link, symlink(target, place) == 0 {
      // What it leads to is not ours to change. If that is gone, a file takes its place.
      if FileExchange.contents(place) != nil { return true }
      unlink(place)
    }
    let draft = try write(new, shape?.mode)
    defer { unlink(draft) }
    // Unlike a rename, a link never replaces a file.
    if link(draft, path) == 0 { return true }
    guard errno == EEXIST else { throw refusal }
    return false
  }

  private func remove(_ old: Data) throws -> Bool {
    // A link goes, not the file that it leads to.
    let draft = self.draft
    guard rename(place, draft) == 0 else {
      if errno == ENOENT { return false }
      throw refusal
    }
    if FileExchange.contents(draft) == old { return true }
    // If an editor has made the file again, what it has made is newer.
    if link(draft, place) != 0, errno != EEXIST { throw refusal }
    unlink(draft)
    return false
  }

  private func exchange(_ old: Data, _ new: Data) throws -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return false }
      throw refusal
    }
    let draft = try write(new, status.st_mode & 0o7777)
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

  /// A removed link waits where it was.
  private var draft: String { FileExchange.draft(of: new == nil ? place : path) }

  static func draft(of path: String) -> String {
    let place = URL(fileURLWithPath: path)
    let name = ".\(place.lastPathComponent)\(ending)"
    return place.deletingLastPathComponent().appendingPathComponent(name).path
  }

  private func write(_ data: Data, _ mode: mode_t?) throws -> String {
    let draft = self.draft
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
}

/// What a file is like, apart from its contents.
struct FileShape: Codable, Equatable {
  /// Its permissions.
  var mode: mode_t?
  /// Where it leads if it is a link.
  var link: String?

  /// - Returns: Nil if there is no file, and for one that has the usual permissions.
  init?(of place: URL) {
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFLNK {
      link = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
    } else {
      mode = status.st_mode & 0o7777
    }
    if mode == 0o644 || mode == 0o664 { return nil }
  }
}
