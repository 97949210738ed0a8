import Foundation
import Toolchain

extension StepRecorder {
  /// The states in a folder or, where there is none of that name, in commits.
  func states(from source: String) throws -> [State] {
    let folder = URL(fileURLWithPath: source, isDirectory: true)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
      ? try states(in: folder) : try states(ofCommits: source)
  }

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
      guard parts.count == 2, !parts[1].trimmed.isEmpty, !reason.isEmpty else {
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
}
