import Foundation

/// What the compiler warned of when it made the objects that are in a build's folder.
///
/// It warns of what it compiles and is silent about the rest. So a warning is kept with the look of the
/// object that came of that compile, and counts as long as that very object is there.
struct BuiltWarnings {
  private struct Kept: Codable {
    let warning: CompilerWarning
    /// Where the object is, as a path in the folder of the built programs.
    let path: String
    let object: FileLook
  }

  private let scratch: URL
  private let note: URL
  private var kept: [Kept]

  init(in scratch: URL) {
    self.scratch = scratch
    note = scratch.appendingPathComponent("built-warnings")
    let data = FileManager.default.contents(atPath: note.path) ?? Data()
    kept = (try? JSONDecoder().decode([Kept].self, from: data)) ?? []
    let looks = BuiltWarnings.looks(at: kept.map(\.path), in: scratch)
    kept = kept.filter { looks[$0.path] == $0.object }
  }

  /// Those that still count, by file and line.
  var all: [CompilerWarning] {
    kept.map(\.warning).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Takes what a build has printed, right after it.
  ///
  /// - Parameters:
  ///   - modules: Those whose warnings are kept.
  ///   - root: The folder that their paths are told from.
  mutating func take(_ printed: String, of modules: [SourceModule], root: URL) {
    let root = RootFolder(root)
    let new = CompilerOutput(lines: printed.split(separator: "\n")).messages(.warning)
      .compactMap { CompilerWarning(root.shorten($0)) }
    let objects = new.map { warning in
      modules.lazy.compactMap { module -> String? in
        let folder = root.path(inside: "\(module.folder.path)/") ?? ""
        guard !folder.isEmpty, warning.path.hasPrefix(folder) else { return nil }
        return module.object(of: warning.path)
      }.first
    }
    let looks = BuiltWarnings.looks(at: objects.compactMap { $0 }, in: scratch)
    for (warning, path) in zip(new, objects) where !all.contains(warning) {
      guard let path, let object = looks[path] else { continue }
      kept.append(Kept(warning: warning, path: path, object: object))
    }
    // Without it nothing is told of what is not compiled again.
    try? JSONEncoder().encode(kept).write(to: note, options: .atomic)
  }

  private static func looks(at paths: [String], in scratch: URL) -> [String: FileLook] {
    guard !paths.isEmpty, let folder = scratch.debugFolder else { return [:] }
    let looks = Set(paths).compactMap { path in
      FileLook(folder.appendingPathComponent(path)).map { (path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: looks)
  }
}
