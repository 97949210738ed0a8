import Foundation
import Toolchain

/// Makes a lesson's series of steps, and keeps it when before or after has changed.
struct StepRecorder {
  let lesson: Lesson
  let workbook: Workbook

  /// A state on the way, and the words about the step that leads there.
  struct State {
    let words: StepFile.Words
    let tree: SourceTree
  }

  // MARK: - From folders and commits

  /// The states in a folder: `01`, `02` … with the whole module each, and `01.txt`, `02.txt` … with
  /// the words.
  func states(in folder: URL) throws -> [State] {
    var states: [State] = []
    while true {
      let name = String(StepSeries.prefix(of: states.count + 1).dropLast())
      let sources = folder.appendingPathComponent(name, isDirectory: true)
      guard FileManager.default.fileExists(atPath: sources.path) else { break }
      let words = folder.appendingPathComponent("\(name).txt")
      guard let text = try? String(contentsOf: words, encoding: .utf8) else {
        throw RecordError.noWords("\(name).txt")
      }
      states.append(
        State(
          words: try RecordError.head(of: text, from: "\(name).txt"),
          tree: try SourceTree(of: sources)))
    }
    guard !states.isEmpty else { throw RecordError.noStates }
    return states
  }

  /// The states in commits of this book that change before into after, the oldest first.
  ///
  /// The first line of a message is `Refactoring: title`, the rest the reason.
  ///
  /// - Parameter range: As git names it, such as `main..steps`.
  func states(ofCommits range: String) throws -> [State] {
    let path = "Sources/Lessons/\(lesson.folder)/Before"
    let commits = try git(["rev-list", "--reverse", "--first-parent", range, "--", path])
      .split(separator: "\n")
    guard !commits.isEmpty else { throw RecordError.noStates }
    return try commits.map { commit in
      let message = try git(["log", "-1", "--format=%B", String(commit)])
      let lines = message.split(separator: "\n")
      let parts = (lines.first ?? "").split(separator: ":", maxSplits: 1)
      let reason = lines.dropFirst().joined(separator: " ").trimmed
      guard parts.count == 2, !reason.isEmpty else {
        throw RecordError.noWords("commit \(commit.prefix(10))")
      }
      var tree = SourceTree()
      let names = try git(["ls-tree", "-r", "-z", "--name-only", "\(commit):\(path)"])
      for name in names.split(separator: "\0") where name.hasSuffix(".swift") {
        tree[String(name)] = try git(["show", "\(commit):\(path)/\(name)"])
      }
      return State(
        words: StepFile.Words(
          refactoring: parts[0].trimmed, title: parts[1].trimmed, reason: reason), tree: tree)
    }
  }

  private func git(_ arguments: [String]) throws -> String {
    let output = try ChildProcess("git", arguments, in: workbook.root).run()
    guard output.status == 0 else {
      throw RecordError.git(output.standardError.split(separator: "\n").joined(separator: " "))
    }
    return output.standardOutput
  }

  /// The files of a series that leads through states.
  ///
  /// - Throws: ``RecordError`` where the last state is not after, byte for byte.
  func files(through states: [State]) throws -> [StepFile] {
    let after = try workbook.tree(of: lesson, side: "After")
    if let end = states.last?.tree, end != after {
      throw RecordError.endsElsewhere(StepRecorder.difference(end, after))
    }
    var tree = try workbook.tree(of: lesson, side: "Before")
    return try states.enumerated().map { index, state in
      defer { tree = state.tree }
      guard state.tree != tree else { throw RecordError.changesNothing(index + 1) }
      return StepFile(state.words, patch: try SourcePatch(from: tree, to: state.tree))
    }
  }

  // MARK: - Again

  /// What became of a series that was recorded again.
  struct Again {
    let files: [StepFile]
    /// The numbers of the steps that are other than they were.
    let changed: [Int]
  }

  /// The series that there is, on what before and after are now.
  ///
  /// - Throws: ``StepError`` for the step that no longer fits.
  func again() throws -> Again {
    var tree = try workbook.tree(of: lesson, side: "Before")
    let old = try StepSeries.paths(of: lesson, in: workbook).map { path in
      (path: path, file: try StepSeries.file(at: path, in: workbook))
    }
    guard !old.isEmpty else { throw StepError.noSteps(lesson.number) }
    var trees: [SourceTree] = []
    for (path, file) in old {
      do {
        tree = try file.patch.applied(to: tree, strictly: false)
      } catch SourcePatch.Failure.doesNotFit(let reason) {
        throw StepError.doesNotFit(path, reason)
      }
      trees.append(tree)
    }
    try carry(try workbook.tree(of: lesson, side: "After"), into: &trees)
    var files: [StepFile] = []
    tree = try workbook.tree(of: lesson, side: "Before")
    for (index, entry) in old.enumerated() {
      files.append(
        StepFile(entry.file.words, patch: try SourcePatch(from: tree, to: trees[index])))
      tree = trees[index]
    }
    let changed = files.indices.filter { files[$0] != old[$0].file }.map { $0 + 1 }
    return Again(files: files, changed: changed)
  }

  /// Brings what changed in after into the series: each file's change into every state from the
  /// first on in which it fits.
  private func carry(_ after: SourceTree, into trees: inout [SourceTree]) throws {
    guard let end = trees.last else { return }
    for path in Set(end.paths + after.paths).sorted() where end[path] != after[path] {
      let change = try SourcePatch(
        from: SourceTree(end.files.filter { $0.key == path }),
        to: SourceTree(after.files.filter { $0.key == path }))
      // The last state is after, whatever fits before it.
      trees[trees.count - 1][path] = after[path]
      for index in trees.indices.dropLast().reversed() {
        guard let changed = try? change.applied(to: trees[index], strictly: false) else { break }
        trees[index] = changed
      }
    }
  }

  // MARK: - Keeping

  /// Puts the files of a series in the place of those that are there.
  func keep(_ files: [StepFile]) throws {
    let manager = FileManager.default
    let folder = workbook.root.appendingPathComponent(
      StepSeries.folder(of: lesson), isDirectory: true)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in StepSeries.paths(of: lesson, in: workbook) {
      try manager.removeItem(at: workbook.root.appendingPathComponent(path))
    }
    for (index, file) in files.enumerated() {
      let name = "\(StepSeries.prefix(of: index + 1))\(file.slug).diff"
      try Data(file.text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  /// The files in which two states differ, as in a sentence.
  static func difference(_ one: SourceTree, _ other: SourceTree) -> String {
    Set(one.paths + other.paths).filter { one[$0] != other[$0] }.sorted().joined(separator: ", ")
  }
}

/// Why a series cannot be recorded.
enum RecordError: ReaderError, Hashable {
  case noWords(String)
  case badWords(String, StepFile.Problem)
  case noStates
  case changesNothing(Int)
  case endsElsewhere(String)
  case git(String)

  static func head(of text: String, from file: String) throws -> StepFile.Words {
    do {
      return try StepFile.head(of: text)
    } catch { throw RecordError.badWords(file, error) }
  }
}

extension RecordError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noWords(let name):
      "There are no words for \(name): a step needs its refactoring, a title and a reason."
    case .badWords(let name, let problem): "\(name) \(problem)."
    case .noStates: "There is no step: expected folders 01, 02 … or commits that change before."
    case .changesNothing(let number): "Step \(number) changes nothing: leave it out."
    case .endsElsewhere(let files):
      "The last step is not after, byte for byte; these differ: \(files)."
    case .git(let words): "Git does not know these commits: \(words)"
    }
  }
}
