import Foundation

/// Finds the line of the book that ended a process.
///
/// Swift names only the module and the file, or a file of its own library; the backtrace has whole
/// paths, but may be cut off.
struct CrashPlace {
  /// The folder of the book.
  let root: URL

  /// The path in the book and the line; what Swift printed where the book has no such file, or
  /// several; nil where nothing is known.
  func find(_ words: LastWords?, in output: String) -> String? {
    let frames = frames(in: output)
    guard let file = words?.file, let line = words?.line else { return frames.first?.text }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if let frame = frames.first(where: { $0.path.hasSuffix("/\(name)") && $0.line == line }) {
      return frame.text
    }
    let module = file.split(separator: "/").first.map(String.init) ?? file
    guard let files = files(named: name, ofModule: module) else {
      return frames.first?.text ?? "\(file):\(line)"
    }
    return files.count == 1 ? "\(files[0]):\(line)" : "\(file):\(line)"
  }

  private struct Frame {
    let path: String
    let line: Int

    var text: String { "\(path):\(line)" }
  }

  /// The calls in a backtrace that stand in the book, the innermost first.
  private func frames(in output: String) -> [Frame] {
    // With links followed too: that is how the compiler may have seen the folder.
    let folders = [root, root.resolvingSymlinksInPath()].map { $0.path + "/" }
    let call = #/ at (/.+\.swift):([0-9]+)(:[0-9]+)?$/#
    return SignedLines(in: output, with: [" at /"]).lines.compactMap { text in
      guard let match = text.firstMatch(of: call), let line = Int(match.2),
        let folder = folders.first(where: match.1.hasPrefix)
      else {
        return nil
      }
      let path = match.1.dropFirst(folder.count)
      return path.hasPrefix(".build/") ? nil : Frame(path: String(path), line: line)
    }
  }

  /// The paths in the book of a module's files with a name; nil for a module that is not ours.
  private func files(named name: String, ofModule module: String) -> [String]? {
    let folder = CrashPlace.folders(ofModule: module).first {
      FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
    }
    guard let folder else { return nil }
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return (paths ?? []).filter { $0 == name || $0.hasSuffix("/\(name)") }.map { "\(folder)/\($0)" }
  }

  private static func folders(ofModule module: String) -> [String] {
    for lesson in Catalogue.lessons where module.hasPrefix(lesson.name) {
      switch module.dropFirst(lesson.name.count) {
      case "Before", "After":
        return ["Sources/Lessons/\(lesson.folder)/\(module.dropFirst(lesson.name.count))"]
      case "Tests": return ["Tests/Lessons/\(lesson.folder)"]
      default: break
      }
    }
    return ["Sources/\(module)", "Tests/\(module)"]
  }
}
