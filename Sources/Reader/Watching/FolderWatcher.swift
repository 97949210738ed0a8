import Foundation
import Practice

/// Finds out whether a kata's files have changed.
///
/// It looks at sizes and times, which costs next to nothing. It reads the files only if these
/// differ, or are so recent that they might hide another change.
struct FolderWatcher {
  /// What identifies an unchanged file.
  private struct Mark: Equatable {
    let number: UInt64
    let size: Int
    /// When the file or its metadata last changed: a time that no program can set.
    let seconds: Int
    let nanoseconds: Int
  }

  /// The coarsest resolution of file times that is expected, in seconds.
  private static let grain = 2
  /// How many looks files that keep changing are given before they are taken as they are.
  private static let patience = 8

  private let kata: Kata
  private let now: () -> Int
  private let read: () -> KataState
  /// The files at the last look, by path.
  private var marks: [String: Mark] = [:]
  private var known: KataState?
  private var pending: (state: KataState, looks: Int)?

  /// - Parameters:
  ///   - now: The time of the clock, in seconds since 1970.
  ///   - read: Reads the kata's files.
  init(
    _ kata: Kata, now: @escaping () -> Int = { Int(Date().timeIntervalSince1970) },
    read: @escaping () -> KataState
  ) {
    self.kata = kata
    self.now = now
    self.read = read
  }

  /// Whether files are still changing, so that the next look should follow soon.
  var isSettling: Bool { pending != nil }

  /// The kata's files if they have changed and settled again, since editors write in several steps;
  /// nil if there is nothing new.
  mutating func change() -> KataState? {
    var marks: [String: Mark] = [:]
    FolderWatcher.collect(kata.folder.path, into: &marks)
    // The folder where katas are built: it may turn into one that nothing can be built in.
    let build = Kata.home(of: kata.workbook).appendingPathComponent(".build").path
    marks[build] = FolderWatcher.mark(build)?.mark
    let now = now()
    let isYoung = marks.values.contains { now - $0.seconds <= FolderWatcher.grain }
    guard known == nil || isSettling || isYoung || marks != self.marks else { return nil }
    // Marked before the files are read, so that a change meanwhile is seen at the next look.
    self.marks = marks
    let state = read()
    guard state != known else {
      pending = nil
      return nil
    }
    let looks = (pending?.looks ?? 0) + 1
    guard known == nil || state == pending?.state || looks > FolderWatcher.patience else {
      pending = (state, looks)
      return nil
    }
    (known, pending) = (state, nil)
    return state
  }

  /// Marks a folder and its contents, except what a build leaves there.
  private static func collect(_ path: String, into marks: inout [String: Mark]) {
    guard let (mark, isFolder) = mark(path) else { return }
    marks[path] = mark
    guard isFolder, !path.hasSuffix("/.build") else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !name.hasPrefix(".") || [".build", ".request"].contains(name) {
      collect("\(path)/\(name)", into: &marks)
    }
  }

  private static func mark(_ path: String) -> (mark: Mark, isFolder: Bool)? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let time = facts.st_ctimespec
    #else
      let time = facts.st_ctim
    #endif
    let mark = Mark(
      number: UInt64(facts.st_ino), size: Int(facts.st_size), seconds: time.tv_sec,
      nanoseconds: time.tv_nsec)
    return (mark, facts.st_mode & S_IFMT == S_IFDIR)
  }
}
