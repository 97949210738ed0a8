import Foundation

/// Records in the build folder which sources were built and when, so that the next build can tell
/// how many files it has to compile.
struct BuiltSources {
  private let note: URL
  private let files: [URL]
  private let folders: [URL]
  private let started = Date()

  /// - Parameters:
  ///   - folders: The folders whose Swift files are counted.
  ///   - scratch: The build's output folder.
  init(_ folders: [URL], in scratch: URL) {
    self.folders = folders
    note = scratch.appendingPathComponent("shipshape-built.json")
    files = folders.flatMap(SwiftFiles.all)
  }

  var names: Set<String> { Set(files.map(\.lastPathComponent)) }

  /// How many files are newer than the last successful build of their folder.
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

  /// Records that all the folders were built.
  func noteBuilt() {
    var builds = noted
    for folder in folders { builds[folder.path] = started }
    // Without the note, the next build only overestimates the number of files to compile.
    try? JSONEncoder().encode(builds).write(to: note, options: .atomic)
  }

  private var noted: [String: Date] {
    guard let data = try? Data(contentsOf: note) else { return [:] }
    return (try? JSONDecoder().decode([String: Date].self, from: data)) ?? [:]
  }
}
