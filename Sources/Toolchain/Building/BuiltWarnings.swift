import Foundation

/// What the compiler warned of when it made the objects that are in a build's folder.
///
/// It warns of what it compiles and is silent about the rest. So a warning is kept with the look of the
/// object that came of that compile, and counts as long as that very object is there.
package struct BuiltWarnings {
  private struct Kept: Codable {
    let warning: CompilerMessage
    /// Where the object is, as a path in the folder of the built programs.
    let path: String
    let object: FileLook
  }

  private let scratch: URL
  private let note: URL
  private var kept: [Kept]

  package init(in scratch: URL) {
    self.scratch = scratch
    note = scratch.appendingPathComponent("built-warnings")
    let data = FileManager.default.contents(atPath: note.path) ?? Data()
    let all = (try? JSONDecoder().decode([Kept].self, from: data)) ?? []
    kept = zip(all, scratch.looks(at: all.map(\.path))).filter { $0.object == $1 }.map(\.0)
  }

  /// Those that still count, by file and line.
  package var all: [CompilerMessage] {
    kept.map { ($0.warning, $0.warning.place?.path ?? "", $0.warning.place?.line ?? 0) }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  /// Takes what a build has printed, right after it.
  ///
  /// - Parameters:
  ///   - modules: Those whose warnings are kept.
  ///   - root: The folder that their paths are told from.
  mutating func take(_ printed: String, of modules: [SourceModule], root: URL) {
    let root = RootFolder(root)
    for warning in CompilerMessage.all(.warning, in: printed.split(separator: "\n"), root: root)
    where !kept.contains(where: { $0.warning == warning }) {
      let file = warning.place?.path ?? ""
      let module = modules.first { module in
        root.path(inside: "\(module.folder.path)/").map(file.hasPrefix) ?? false
      }
      guard let path = module?.object(of: file), let object = scratch.looks(at: [path])[0] else {
        continue
      }
      kept.append(Kept(warning: warning, path: path, object: object))
    }
    // Without it nothing is told of what is not compiled again.
    try? JSONEncoder().encode(kept).write(to: note, options: .atomic)
  }
}
