import Foundation
import Shell

/// Keeps a reader's progress in `Katas/progress.json`.
///
/// - A file that is not there is a progress of nothing; the first change makes it, and its folder.
/// - It is replaced in one piece, and programs that change it wait for one another.
/// - A damaged one is given another name, announced, and begun anew; checks fill it again.
/// - One of a newer version is left alone and refused.
struct ProgressFile: Sendable {
  /// As a reader types it from the book's folder.
  static let path = "Katas/progress.json"

  private let home: URL
  private let announce: @Sendable (String) -> Void
  private let patience: Duration

  /// - Parameter announce: Is told, in one sentence, that a damaged file was put aside.
  init(
    _ workbook: Workbook, patience: Duration = .seconds(5),
    announce: @escaping @Sendable (String) -> Void
  ) {
    home = Kata.home(of: workbook)
    self.announce = announce
    self.patience = patience
  }

  init(_ workbook: Workbook, on console: any Console) {
    self.init(workbook) { console.warn($0) }
  }

  private var file: LockedFile {
    LockedFile(url: home.appendingPathComponent("progress.json"), patience: patience)
  }

  func load() throws -> KataProgress {
    if let progress = try whole() { return progress }
    // Somebody may be putting a whole one in its place at this moment.
    return try locked { try wholeOrAnew() }
  }

  /// Changes the progress in one piece; where the change throws, nothing is kept.
  @discardableResult
  func update<Result>(_ change: (inout KataProgress) throws -> Result) throws -> Result {
    do {
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    } catch {
      throw KataError.progressUnwritable(ProgressFile.path, reason: Reason.of(error))
    }
    return try locked {
      let old = try wholeOrAnew()
      var progress = old
      let result = try change(&progress)
      guard progress != old else { return result }
      let data = try progress.data()
      do {
        try file.replace(with: data)
      } catch {
        throw KataError.progressUnwritable(ProgressFile.path, reason: "\(error)")
      }
      return result
    }
  }

  /// Notes how a check of a kata came out.
  ///
  /// - Parameter isChanged: Whether it is another than the one that it began as.
  func note(
    _ lesson: Lesson, passed: Int, of behaviours: Int, isChanged: Bool = true,
    on date: Date = Date()
  ) throws {
    try update {
      $0.note(lesson, passed: passed, of: behaviours, isChanged: isChanged, on: date)
    }
  }

  func isDone(_ lesson: Lesson) throws -> Bool {
    try load().isDone(lesson)
  }

  func hintsShown(of lesson: Lesson) throws -> Int {
    try load()[lesson].hintsShown
  }

  /// The progress in the file; nil where it is damaged.
  private func whole() throws(KataError) -> KataProgress? {
    let data: Data?
    do {
      data = try file.contents()
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
  private func wholeOrAnew() throws(KataError) -> KataProgress {
    if let progress = try whole() { return progress }
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

  private func locked<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try file.locked(work)
    } catch let trouble as LockedFile.Trouble {
      switch trouble {
      case .busy: throw KataError.progressBusy(ProgressFile.path)
      case .refused:
        throw KataError.progressUnwritable(ProgressFile.path, reason: "\(trouble)")
      }
    }
  }
}
