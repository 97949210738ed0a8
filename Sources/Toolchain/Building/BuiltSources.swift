import Foundation

/// Remembers, in the folder of a build, which sources were built there and when, so that the next
/// build can say how many files there are to compile.
struct BuiltSources {
  private let note: URL
  private let files: [URL]
  private let folders: [URL]
  private let started = Date()

  /// - Parameters:
  ///   - folders: Those whose Swift files are counted.
  ///   - scratch: Where the build keeps what it makes.
  init(_ folders: [URL], in scratch: URL) {
    self.folders = folders
    note = scratch.appendingPathComponent("shipshape-built.json")
    files = folders.flatMap(SwiftFiles.all)
  }

  var names: Set<String> { Set(files.map(\.lastPathComponent)) }

  /// How many files are newer than the last build of their folder that succeeded.
  var changed: Int {
    let builds = noted
    return files.count { file in
      let build = folders.lazy.filter { file.path.hasPrefix($0.path + "/") }
        .compactMap { builds[$0.path] }.max()
      let values = try? FileManager.default.attributesOfItem(atPath: file.path)
      guard let build, let date = values?[.modificationDate] as? Date else { return true }
      return date > build
    }
  }

  /// Remembers that all were built.
  func noteBuilt() {
    var builds = noted
    for folder in folders { builds[folder.path] = started }
    // Without the note the next build counts more than it has to compile, and no harm is done.
    try? JSONEncoder().encode(builds).write(to: note, options: .atomic)
  }

  private var noted: [String: Date] {
    guard let data = try? Data(contentsOf: note) else { return [:] }
    return (try? JSONDecoder().decode([String: Date].self, from: data)) ?? [:]
  }
}
