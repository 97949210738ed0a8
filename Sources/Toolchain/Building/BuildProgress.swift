import Foundation

/// How far a build has got.
package struct BuildProgress: Hashable, Sendable {
  /// How many files have been compiled.
  package var done = 0
  /// How many files are to be compiled; nil when unknown.
  package var of: Int?
  /// Whether this build is waiting because another SwiftPM process holds the folder.
  package var isWaiting = false

  package static let waiting = BuildProgress(isWaiting: true)
}

/// Works out from SwiftPM's output how far a build has got.
///
/// SwiftPM's own total grows during the build. We count the files that were changed since the last
/// build instead, each once, so that the count rises steadily to its total.
struct BuildMeter {
  private(set) var progress = BuildProgress()
  private let folders: [URL]
  /// Where the time of the last successful build of each folder is kept, by its path.
  private let note: URL
  private var builds: [String: Date]
  private let start = Date()
  /// The names of the files to count; if empty, all files count.
  private var names: Set<String> = []
  private var compiled: Set<Substring> = []

  /// - Parameter folders: The folders with the sources that may be compiled.
  init(_ folders: [URL] = [], in scratch: URL) {
    self.folders = folders
    note = scratch.appendingPathComponent("shipshape-built.json")
    let data = try? Data(contentsOf: note)
    builds = data.flatMap { try? JSONDecoder().decode([String: Date].self, from: $0) } ?? [:]
    var changed = 0
    for folder in folders {
      for file in folder.swiftFiles.map(folder.appendingPathComponent) {
        names.insert(file.lastPathComponent)
        if builds[folder.path].map({ file.changed > $0 }) ?? true { changed += 1 }
      }
    }
    progress.of = changed > 0 ? changed : nil
  }

  /// Records that the folders were built.
  mutating func noteBuilt() {
    for folder in folders { builds[folder.path] = start }
    // Without the note, the next build only overestimates the number of files to compile.
    try? JSONEncoder().encode(builds).write(to: note, options: .atomic)
  }

  /// Processes a line that SwiftPM printed; one that is not ended yet comes again when it goes on.
  /// True if it shows that the build is moving on, or why it is not.
  mutating func take(_ line: String) -> Bool {
    if line.hasPrefix("Another instance of SwiftPM") {
      // SwiftPM ends this line only when it continues.
      defer { progress.isWaiting = true }
      return !progress.isWaiting
    }
    guard let step = line.prefixMatch(of: #/\[\d+\/\d+\] /#) else { return false }
    progress.isWaiting = false
    // For example, `[6/19] Compiling OpenClosedAfter Blast.swift`.
    let words = line[step.range.upperBound...].split(separator: " ")
    guard words.count == 3, words[0] == "Compiling", words[2].hasSuffix(".swift"),
      names.isEmpty || names.contains(String(words[2])),
      compiled.insert(words[1] + "/" + words[2]).inserted
    else { return true }
    progress.done += 1
    // An unchanged file is recompiled when something that it uses has changed.
    progress.of = progress.of.map { max($0, progress.done) }
    return true
  }
}
