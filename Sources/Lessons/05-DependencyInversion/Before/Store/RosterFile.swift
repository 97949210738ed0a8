import Foundation
import RosterFiles
import RosterModel
import Storage
import Synchronization

/// Keeps a roster in a JSON file.
///
/// - A missing file counts as an empty roster; the first change creates it and its folder.
/// - The file is replaced in one piece: a crash at any moment leaves the old roster or the new.
/// - Programs that change it wait for one another, however many there are.
/// - A damaged file is renamed, reported once, and counts as an empty roster from then on.
/// - A file from a newer version is refused and left as it is.
/// - Loading a roster that has not changed since the last load reads nothing.
public final class RosterFile: Sendable {
  let url: URL
  private let patience: Duration
  /// The roster last read or written, and its file's stamp.
  private let latest = Mutex<(stamp: FileStamp, roster: Roster)?>(nil)

  /// Does not touch the file yet.
  public convenience init(_ url: URL) {
    self.init(url, patience: .seconds(10))
  }

  /// - Parameter patience: How long to wait for other programs that change the same file.
  init(_ url: URL, patience: Duration) {
    precondition(url.isFileURL, "A roster is kept in a file, not at \(url).")
    self.url = url
    self.patience = patience
  }

  /// A value that differs after each change, whoever made it; cheap to get.
  public func stamp() throws(RosterError) -> RosterStamp {
    let stamp = try reading { () throws(FileError) in try SafeFile(url).stamp() }
    return RosterStamp("\(stamp)")
  }

  /// The roster after the last change; empty before the first.
  public func load() throws(RosterError) -> Roster {
    let file = try reading { () throws(FileError) in try SafeFile(url) }
    if let roster = try whole(file) { return roster }
    // Another program may be moving the file aside, or putting an undamaged one in its place.
    let lock = try moving { () throws(FileError) in try file.lock(patience: patience) }
    defer { lock.unlock() }
    return try wholeOrMoveAside(file)
  }

  /// Changes the roster atomically. If the change throws or changes nothing, roster and stamp stay.
  public func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    let file = try reading { () throws(FileError) in try SafeFile(url) }
    let lock = try writing { () throws(FileError) in
      try file.makeFolder()
      return try file.lock(patience: patience)
    }
    defer { lock.unlock() }

    let old = try wholeOrMoveAside(file)
    var roster = old
    let player = try change(&roster)
    guard roster != old else { return player }
    let data = RosterDocument.data(of: roster)
    let stamp = try writing { () throws(FileError) in try file.replace(with: data) }
    latest.withLock { $0 = (stamp, roster) }
    return player
  }

  /// The roster in the file.
  ///
  /// - Returns: `nil` if it is damaged.
  private func whole(_ file: SafeFile) throws(RosterError) -> Roster? {
    let stamp = try reading { () throws(FileError) in try file.stamp() }
    if let latest = latest.withLock({ $0 }), latest.stamp == stamp { return latest.roster }
    guard let (data, stamp) = try reading(file.contents) else { return Roster() }
    do {
      let roster = try RosterDocument.roster(from: data)
      latest.withLock { $0 = (stamp, roster) }
      return roster
    } catch {
      switch error {
      case .damaged: return nil
      case .newer(let version):
        throw .newerVersion(name, version: version, newest: RosterDocument.version)
      }
    }
  }

  /// - Precondition: The lock is held.
  private func wholeOrMoveAside(_ file: SafeFile) throws(RosterError) -> Roster {
    if let roster = try whole(file) { return roster }
    let suffix = try moving(file.moveAside)
    // A symbolic link stays; its target was moved.
    throw .damaged(name, keptAs: (file.path == url.path ? name : file.path) + suffix)
  }

  /// The file's path, as given when the roster was opened.
  private var name: String { url.relativePath }

  private func reading<Value: ~Copyable>(
    _ work: () throws(FileError) -> Value
  ) throws(RosterError) -> Value {
    do { return try work() } catch { throw .unreadable(name, reason: error.reason) }
  }

  private func writing<Value: ~Copyable>(
    _ work: () throws(FileError) -> Value
  ) throws(RosterError) -> Value {
    do { return try work() } catch { throw .unwritable(name, reason: error.reason) }
  }

  private func moving<Value: ~Copyable>(
    _ work: () throws(FileError) -> Value
  ) throws(RosterError) -> Value {
    do { return try work() } catch {
      throw .unreadable(name, reason: "it is damaged and cannot be moved aside, as \(error.reason)")
    }
  }
}
