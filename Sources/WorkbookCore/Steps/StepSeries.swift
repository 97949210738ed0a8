import Foundation

/// The way of a lesson from before to after, in steps.
struct StepSeries: Sendable {
  struct Step: Sendable {
    /// Counted from 1.
    let number: Int
    /// As a path in the book.
    let path: String
    let file: StepFile
    let before: SourceTree
    let after: SourceTree
  }

  let lesson: Lesson
  let steps: [Step]

  /// Where a lesson's steps are kept, as a path in the book.
  static func folder(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Steps" }

  /// The files of a lesson's steps, as paths in the book, in their order.
  static func paths(of lesson: Lesson, in workbook: Workbook) -> [String] {
    let folder = folder(of: lesson)
    let url = workbook.root.appendingPathComponent(folder, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".diff") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Reads the series and takes each step.
  ///
  /// - Throws: ``StepError`` where there is none, or where a step cannot be taken.
  init(of lesson: Lesson, in workbook: Workbook) throws {
    let paths = StepSeries.paths(of: lesson, in: workbook)
    guard !paths.isEmpty else { throw StepError.noSteps(lesson.number) }
    var tree = try workbook.tree(of: lesson, side: "Before")
    var steps: [Step] = []
    for (index, path) in paths.enumerated() {
      let step = try StepSeries.take(path, number: index + 1, from: tree, in: workbook)
      steps.append(step)
      tree = step.after
    }
    self.lesson = lesson
    self.steps = steps
  }

  private static func take(
    _ path: String, number: Int, from tree: SourceTree, in workbook: Workbook
  ) throws -> Step {
    let name = path.split(separator: "/").last ?? ""
    guard name.hasPrefix(prefix(of: number)) else {
      throw StepError.wrongNumber(path, wanted: number)
    }
    let file = try file(at: path, in: workbook)
    do {
      let after = try file.patch.applied(to: tree)
      return Step(number: number, path: path, file: file, before: tree, after: after)
    } catch SourcePatch.Failure.doesNotFit(let reason) {
      throw StepError.doesNotFit(path, reason)
    }
  }

  /// Reads a step's file.
  static func file(at path: String, in workbook: Workbook) throws -> StepFile {
    let text: String
    do {
      text = try String(contentsOf: workbook.root.appendingPathComponent(path), encoding: .utf8)
    } catch {
      throw StepError.unreadable(path, reason: Reason.of(error))
    }
    do {
      return try StepFile(text)
    } catch {
      throw StepError.noStep(path, error)
    }
  }

  /// How the name of a step's file begins, such as `03-`.
  static func prefix(of number: Int) -> String { (number < 10 ? "0" : "") + "\(number)-" }

  /// Where the last step leads.
  var end: SourceTree { steps.last?.after ?? SourceTree() }
}

/// Why there is no series of steps, or why it leads nowhere.
enum StepError: ReaderError, Hashable {
  case noSteps(Int)
  case wrongNumber(String, wanted: Int)
  case noStep(String, StepFile.Problem)
  case unreadable(String, reason: String)
  case doesNotFit(String, String)
}

extension StepError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noSteps(let number): "Lesson \(number) has no steps from before to after."
    case .wrongNumber(let path, let wanted):
      "\(path) stands where step \(wanted) belongs: steps are numbered from 01 without a gap."
    case .noStep(let path, let problem): "\(path) \(problem)."
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)): get it back with `git checkout -- \(path)`."
    case .doesNotFit(let path, let reason):
      "\(path) does not fit what the steps before it make: \(reason)."
    }
  }
}
