import Book
import Foundation
import Storage
import Toolchain

/// Keeps a reader's progress in `Katas/progress.json`.
///
/// - A missing file means no progress; the first change creates it and its folder.
/// - It is replaced atomically, and programs that change it wait for one another.
/// - A damaged file is renamed, announced, and started afresh; checks fill it again.
/// - A file of a newer version is refused and left untouched.
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
    let file = try file()
    if let progress = try whole(file) { return progress }
    // Another program may be replacing it with an undamaged one right now.
    return try locked(file) { try wholeOrAnew(file) }
  }

  /// Changes the progress atomically; if the change throws, nothing is saved.
  @discardableResult
  package func update<Result>(_ change: (inout KataProgress) throws -> Result) throws -> Result {
    let file = try file()
    try writing { try file.makeFolder() }
    return try locked(file) {
      let old = try wholeOrAnew(file)
      var progress = old
      let result = try change(&progress)
      guard progress != old else { return result }
      let data = try progress.data()
      try writing { _ = try file.replace(with: data) }
      return result
    }
  }

  package func isDone(_ lesson: Lesson) throws -> Bool {
    try load().isDone(lesson)
  }

  private func file() throws(KataError) -> SafeFile {
    do {
      return try SafeFile(url)
    } catch {
      throw .progressUnreadable(ProgressFile.path, reason: "\(error)")
    }
  }

  /// The progress in the file; nil if it is damaged.
  private func whole(_ file: SafeFile) throws(KataError) -> KataProgress? {
    let data: Data?
    do {
      data = try file.contents()?.data
    } catch {
      throw .progressUnreadable(ProgressFile.path, reason: "\(error)")
    }
    guard let data else { return KataProgress() }
    do {
      return try KataProgress.read(data)
    } catch {
      switch error {
      case .damaged: return nil
      case .newer(let version): throw .progressOfNewer(ProgressFile.path, version: version)
      }
    }
  }

  /// - Precondition: The lock is held.
  private func wholeOrAnew(_ file: SafeFile) throws(KataError) -> KataProgress {
    if let progress = try whole(file) { return progress }
    do {
      let suffix = try file.moveAside()
      announce(
        "\(ProgressFile.path) was damaged and is kept as \(ProgressFile.path)\(suffix): "
          + "`scripts/workbook check` with the number of each of your katas notes them anew.")
      return KataProgress()
    } catch {
      throw .progressUnreadable(
        ProgressFile.path, reason: "it is damaged and cannot be put aside: \(error)")
    }
  }

  private func locked<Result>(
    _ file: SafeFile, _ work: () throws -> Result
  ) throws -> Result {
    let lock = try writing { try file.lock(patience: patience) }
    defer { lock.unlock() }
    return try work()
  }

  private func writing<Result: ~Copyable>(
    _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let error as FileError {
      throw error == .locked
        ? KataError.progressBusy(ProgressFile.path)
        : KataError.progressUnwritable(ProgressFile.path, reason: "\(error)")
    }
  }
}
