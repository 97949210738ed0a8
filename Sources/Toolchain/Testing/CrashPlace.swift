import Foundation

/// Finds the line of the book that ended a process.
///
/// Swift's message names only the module and the file, or a file of its own library. The backtrace
/// has full paths, but may be cut off.
struct CrashPlace {
  /// The folder of the book.
  let root: URL
  /// The folders in it that may hold a module's files; the first that exists is used.
  let moduleFolders: (String) -> [String]

  /// The path in the book and the line; what Swift printed if the book has no such file or several;
  /// nil when nothing is known.
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

  /// The backtrace frames in the book's files, innermost first.
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

  /// The book's files of this name in a module; nil if the module is not ours.
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
