/// How far a build has got.
package struct BuildProgress: Hashable, Sendable {
  /// How many files have been compiled.
  package var done: Int
  /// How many files are to be compiled; nil when unknown.
  package var of: Int?
  /// Whether this build is waiting because another SwiftPM process holds the folder.
  package var isWaiting: Bool

  package init(done: Int = 0, of: Int? = nil, isWaiting: Bool = false) {
    self.done = done
    self.of = of
    self.isWaiting = isWaiting
  }
}

/// Works out from SwiftPM's output how far a build has got.
///
/// SwiftPM's own total grows during the build. We count files instead: each is counted once, so the
/// count rises steadily to its total.
struct BuildMeter {
  private(set) var progress: BuildProgress
  /// The names of the files to count; if empty, all files count.
  private let names: Set<String>
  private var compiled: Set<Substring> = []

  /// - Parameters:
  ///   - names: The names of all sources that may be compiled.
  ///   - changed: How many of these need compiling, as far as we know.
  init(names: Set<String> = [], changed: Int = 0) {
    self.names = names
    progress = BuildProgress(of: changed > 0 ? changed : nil)
  }

  /// Processes a line that SwiftPM printed; one that is not ended yet comes again when it goes on.
  ///
  /// - Returns: Whether the line shows that the build is moving on, or why it is not.
  mutating func take(_ line: String) -> Bool {
    if line.hasPrefix("Another instance of SwiftPM") {
      // SwiftPM ends this line only when it continues.
      guard !progress.isWaiting else { return false }
      progress.isWaiting = true
      return true
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
