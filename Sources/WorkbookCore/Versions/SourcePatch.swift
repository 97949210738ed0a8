import Foundation
import Toolchain

/// What leads from one state of a module's sources to another, as git writes it: paths are those in
/// the module, behind `a/` and `b/`.
struct SourcePatch: Hashable, Sendable {
  let text: String

  enum Failure: Error, Hashable {
    /// With what git says about it.
    case doesNotFit(String)
    case noGit(String)
  }

  init(_ text: String) {
    self.text = text
  }

  /// The difference between two states.
  init(from old: SourceTree, to new: SourceTree) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try old.write(to: folder.url.appendingPathComponent("a", isDirectory: true))
    try new.write(to: folder.url.appendingPathComponent("b", isDirectory: true))
    let output = try SourcePatch.git(
      [
        "-c", "core.quotePath=false", "diff", "--no-index", "--no-prefix", "--no-ext-diff",
        "--no-textconv", "--no-renames", "--no-color", "--histogram", "--unified=3", "--", "a", "b",
      ], in: folder.url)
    guard output.status == 0 || output.status == 1 && !output.standardOutput.isEmpty else {
      throw Failure.noGit(output.standardError)
    }
    text = SourcePatch.lines(of: output.standardOutput)
  }

  /// The state after this patch. Strictly: every line has to be where the patch says.
  ///
  /// - Parameter strictly: False lets lines stand elsewhere in the file, and asks for one of the
  ///   lines around them only, as after a change to before.
  func applied(to tree: SourceTree, strictly: Bool = true) throws -> SourceTree {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let sources = folder.url.appendingPathComponent("sources", isDirectory: true)
    try tree.write(to: sources)
    let patch = try folder.file("change.diff", text)
    let output = try SourcePatch.git(
      ["apply", "--verbose", "-p1"] + (strictly ? [] : ["-C1"]) + [patch.path], in: sources)
    let said = output.standardError.split(separator: "\n").map(String.init)
    guard output.status == 0 else {
      throw Failure.doesNotFit(SourcePatch.reasons(in: said).joined(separator: ", "))
    }
    if strictly, let moved = said.first(where: { $0.contains("(offset ") }) {
      throw Failure.doesNotFit("it fits only elsewhere: \(moved)")
    }
    return try SourceTree(of: sources)
  }

  /// Where a patch does not fit, from what git says about it.
  static func reasons(in said: [String]) -> [String] {
    let errors = said.filter { $0.hasPrefix("error: ") }.map {
      String($0.dropFirst("error: ".count))
    }
    let reasons = errors.filter { $0 != "while searching for:" }.compactMap { error -> String? in
      if let match = error.wholeMatch(of: #/patch failed: (.+):(\d+)/#) {
        return "\(match.1) differs near line \(match.2)"
      }
      if let match = error.wholeMatch(of: #/(.+): already exists in working directory/#) {
        return "\(match.1) is there already"
      }
      if let match = error.wholeMatch(of: #/(.+): No such file or directory/#) {
        return "there is no \(match.1)"
      }
      return error.hasSuffix(": patch does not apply") ? nil : error
    }
    return reasons.isEmpty ? errors : reasons
  }

  /// Runs git without any settings of the reader's.
  static func git(_ arguments: [String], in folder: URL) throws -> ChildProcess.Output {
    var child = ChildProcess("git", arguments, in: folder)
    child.environment = GitDiff.ownSettings(
      for: folder, instead: ProcessInfo.processInfo.environment.keys)
    return try child.run()
  }

  /// Without the lines that name contents by git's own numbers, and with both prefixes in the
  /// heading of a file that one state only has.
  private static func lines(of output: String) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.prefixMatch(of: #/index [0-9a-f]+\.\.[0-9a-f]+/#) != nil { return nil }
      guard let match = line.wholeMatch(of: #/diff --git [ab]/(.+) [ab]/\1/#) else {
        return String(line)
      }
      return "diff --git a/\(match.1) b/\(match.1)"
    }.joined(separator: "\n")
  }
}

extension SourcePatch.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .doesNotFit(let reason): "it does not fit: \(reason)"
    case .noGit(let words):
      "git could not compare the two: " + words.split(separator: "\n").joined(separator: " ")
    }
  }
}
