import Foundation
import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Takes the steps of a lesson in a reader's kata.
struct StepWalk {
  let series: StepSeries
  let kata: Kata

  /// A step that was taken.
  struct Taken {
    let step: StepSeries.Step
    let count: Int
    /// Where the work from before is now.
    let work: String
    let lesson: Int

    /// What the reader is told, in sentences.
    var sentences: [String] {
      [
        "Step \(step.number) of \(count) is taken: \(step.file.title).",
        "Your work from before is in \(work).",
        step.number == count
          ? "That was the last one: `scripts/workbook diff \(lesson) mine after` shows nothing more, "
            + "or what is yours alone."
          : "To check it: scripts/workbook check \(lesson)",
      ]
    }
  }

  /// How many of the steps a version has in it: as many as the state that it is nearest to.
  func stepsTaken(in tree: SourceTree) -> Int {
    let states = series.steps.prefix(1).map(\.before) + series.steps.map(\.after)
    // A step that only puts lines in another order is no distance away.
    if let same = states.lastIndex(of: tree) { return same }
    let distances = states.map(tree.distance)
    return distances.lastIndex { $0 == distances.min() } ?? 0
  }

  /// Takes the next step, once the work is copied to the shelf.
  func next(at date: Date, _ progress: ProgressFile) throws -> Taken {
    guard kata.isStarted else { throw KataError.notStarted(number: kata.lesson.number) }
    let tree = try kata.sources()
    let number = stepsTaken(in: tree)
    guard number < series.steps.count else {
      throw StepWalkError.allTaken(lesson: kata.lesson.number, count: series.steps.count)
    }
    let step = series.steps[number]
    let changed: SourceTree
    do {
      changed = try SourceMerge(old: step.before, new: step.after).applied(to: tree)
    } catch SourcePatch.Failure.doesNotFit(let reason) {
      throw StepWalkError.doesNotFit(
        number: step.number, title: step.file.title, lesson: kata.lesson.number, reason: reason)
    }
    let shelf = Shelf(kata)
    // A progress that cannot be written is told before anything is put there.
    _ = try progress.load()
    let work: String
    do {
      work = try shelf.putCopy(at: date)
      try progress.update { $0.shelveCopy(kata.lesson, as: work) }
      try replace(
        tree, with: changed,
        in: kata.folder.appendingPathComponent(kata.sourcesPath, isDirectory: true))
    } catch let error as any ReaderError {
      throw error
    } catch {
      throw StepWalkError.notWritten(kata.path, reason: Reason.of(error))
    }
    return Taken(
      step: step, count: series.steps.count, work: "\(shelf.path)/\(work)",
      lesson: kata.lesson.number)
  }

  /// Changes the sources, or leaves them as they were.
  ///
  /// All new texts are on the disk before the first takes its place: when there is no room for them,
  /// no half of a step is left behind.
  private func replace(_ old: SourceTree, with new: SourceTree, in sources: URL) throws {
    let files = FileManager.default
    let draft = kata.folder.appendingPathComponent(".step-\(UUID().uuidString)", isDirectory: true)
    defer { try? files.removeItem(at: draft) }
    let changed = new.differences(from: old).sorted { old[$0] != nil && old[$1] == nil }
    try SourceTree(new.files.filter { changed.contains($0.key) }).write(to: draft)
    do {
      for path in changed {
        let place = sources.appendingPathComponent(path)
        guard new[path] != nil else {
          try files.removeItem(at: place)
          continue
        }
        try files.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = draft.appendingPathComponent(path)
        guard rename(text.path, place.path) == 0 else {
          throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
      }
    } catch {
      try? old.write(to: sources)
      throw error
    }
  }
}

/// Why a step cannot be shown or taken.
enum StepWalkError: ReaderError, Hashable {
  case noSuchStep(String, lesson: Int, count: Int)
  case allTaken(lesson: Int, count: Int)
  case doesNotFit(number: Int, title: String, lesson: Int, reason: String)
  case notWritten(String, reason: String)

  var isWrongUsage: Bool {
    if case .noSuchStep = self { true } else { false }
  }
}

extension StepWalkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noSuchStep(let word, let lesson, let count):
      "There is no step \(word.quotedForReader) in lesson \(lesson): they are counted from 1 to "
        + "\(count)."
    case .allTaken(let lesson, let count):
      "Your kata has all \(count) steps in it: `workbook diff \(lesson) mine after` shows what "
        + "is left."
    case .doesNotFit(let number, let title, let lesson, let reason):
      "Step \(number), “\(title)”, does not fit your version (\(reason)), so nothing was changed: "
        + "`workbook step \(lesson) \(number)` shows it, to be done by hand."
    case .notWritten(let path, let reason):
      "\(path) could not be changed (\(reason)): mend that, then try again."
    }
  }
}
