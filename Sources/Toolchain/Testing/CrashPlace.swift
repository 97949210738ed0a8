import Foundation

/// Finds the line of the book that ended a process.
///
/// Swift names only the module and the file, or a file of its own library; the backtrace has whole
/// paths, but may be cut off.
struct CrashPlace {
  /// The folder of the book.
  let root: URL
  /// The folders in it where a module's files may lie; the first that is there is the module's.
  let moduleFolders: (String) -> [String]

  /// The path in the book and the line; what Swift printed where the book has no such file, or
  /// several; nil where nothing is known.
  func find(_ words: LastWords?, in printed: String) -> String? {
    let frames = frames(in: printed)
    guard let file = words?.file, let line = words?.line else { return frames.first?.description }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if let frame = frames.first(where: { $0.path.hasSuffix("/\(name)") && $0.line == line }) {
      return frame.description
    }
    let module = file.split(separator: "/").first.map(String.init) ?? file
    guard let files = files(named: name, ofModule: module) else {
      return frames.first?.description ?? "\(file):\(line)"
    }
    return files.count == 1 ? "\(files[0]):\(line)" : "\(file):\(line)"
  }

  /// The calls in a backtrace that stand in the book, the innermost first.
  private func frames(in printed: String) -> [SourcePlace] {
    let root = RootFolder(root)
    let call = #/ at (/.+\.swift):([0-9]+)(:[0-9]+)?$/#
    return LineSearch.lines(of: printed, with: [" at /"]).compactMap { text in
      guard let match = text.firstMatch(of: call), let line = Int(match.2),
        let path = root.path(inside: match.1), !path.split(separator: "/").contains(".build")
      else { return nil }
      return SourcePlace(path: path, line: line)
    }
  }

  /// The paths in the book of a module's files with a name; nil for a module that is not ours.
  private func files(named name: String, ofModule module: String) -> [String]? {
    let manager = FileManager.default
    let folder = moduleFolders(module).first {
      manager.fileExists(atPath: root.appendingPathComponent($0).path)
    }
    guard let folder else { return nil }
    let paths = try? manager.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return (paths ?? []).filter { $0 == name || $0.hasSuffix("/\(name)") }.map { "\(folder)/\($0)" }
  }
}
