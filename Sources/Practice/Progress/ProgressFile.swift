import Book
import Foundation
import Storage
import Toolchain

/// Keeps a reader's progress in `Katas/progress.json`, which is made with the first change.
///
/// It is replaced atomically, and programs that change it wait for one another. A damaged file is
/// renamed, announced, and started afresh; one of a newer version is refused and left untouched.
package struct ProgressFile: Sendable {
  /// As a reader types it from the book's folder.
  package static let path = "Katas/progress.json"

  private let url: URL
  private let announce: @Sendable (String) -> Void
  private let patience: Duration

  /// - Parameters:
  ///   - patience: How long to wait for other programs that are changing it.
  ///   - announce: Called with one sentence when a damaged file was moved aside.
  package init(
    _ workbook: Workbook, patience: Duration = .seconds(5),
    announce: @escaping @Sendable (String) -> Void
  ) {
    url = workbook.root.appendingPathComponent(ProgressFile.path)
    self.announce = announce
    self.patience = patience
  }

  package func load() throws -> KataProgress {
    // Of one that is damaged, another program may be making an undamaged one right now.
    try peek() ?? update { $0 }
  }

  /// The progress in the file, which is only read; nil if it is damaged.
  package func peek() throws -> KataProgress? { try withFile(whole) }

  /// Changes the progress atomically; if the change throws, nothing is saved.
  @discardableResult
  package func update<Result>(_ change: (inout KataProgress) throws -> Result) throws -> Result {
    try withFile { file in
      try file.makeFolder()
      let lock = try file.lock(patience: patience)
      defer { lock.unlock() }
      let old = try whole(file) ?? anew(file)
      var progress = old
      let result = try change(&progress)
      if progress != old { try file.replace(with: Data(progress.jsonText().utf8)) }
      return result
    }
  }

  package func isDone(_ lesson: Lesson) throws -> Bool { try load().isDone(lesson) }

  private func withFile<Result>(_ work: (SafeFile) throws -> Result) throws -> Result {
    do {
      return try work(SafeFile(url))
    } catch let error as FileError {
      throw error == .locked
        ? KataError.progressBusy(ProgressFile.path)
        : KataError.progressUnusable(ProgressFile.path, reason: "\(error)")
    }
  }

  /// The progress in the file; nil if it is damaged.
  private func whole(_ file: SafeFile) throws -> KataProgress? {
    guard let data = try file.contents()?.data else { return KataProgress() }
    return try KataProgress.read(data)
  }

  /// Moves a damaged file aside.
  ///
  /// - Precondition: The lock is held.
  private func anew(_ file: SafeFile) throws -> KataProgress {
    let suffix = try file.moveAside()
    announce(
      "\(ProgressFile.path) was damaged and is kept as \(ProgressFile.path)\(suffix): "
        + "`scripts/workbook check` with the number of each of your katas notes them anew.")
    return KataProgress()
  }
}

// MARK: - Notes

extension ProgressFile {
  /// Records the result of a check.
  ///
  /// If the kata does not compile, every behaviour known from the last check counts as not passed.
  package func note(_ verdict: Verdict, on date: Date = Date()) throws {
    let lesson = verdict.kata.lesson
    switch verdict.outcome {
    case .judged:
      try update {
        $0.note(
          lesson, passed: verdict.passed, of: verdict.behaviours.count,
          failing: verdict.failing.map(\.sentence), isChanged: !verdict.isUntouched,
          isRefactored: verdict.isRefactored, on: date)
      }
    case .notBuilt:
      try update {
        guard let known = $0[lesson].lastCheck else { return }
        $0.note(lesson, passed: 0, of: known.behaviours, on: date)
      }
    case .stopped: break
    }
  }

  /// Records that hints are shown.
  ///
  /// - Parameter step: How many hints further than the last one; 0 shows it once more.
  /// - Returns: The last hint's number, counted from 1, and why it could not be saved, if so: the
  ///   reader gets the hint even then.
  package func noteHint(
    of lesson: Lesson, among count: Int, further step: Int
  ) -> (number: Int, trouble: String?) {
    func advance(_ progress: inout KataProgress) -> Int {
      let number = max(1, min(count, progress[lesson].hintsShown + step))
      progress[lesson].hintsShown = number
      return number
    }
    do {
      return (try update(advance), nil)
    } catch {
      var known = (try? load()) ?? KataProgress()
      return (advance(&known), "\(error)")
    }
  }
}
