/// How far a build has come.
package struct BuildProgress: Hashable, Sendable {
  /// How many files are compiled.
  package var done: Int
  /// How many are to be compiled; nil where that is not known.
  package var of: Int?
  /// Whether another SwiftPM holds the folder, so that this one waits.
  package var isWaiting: Bool

  package init(done: Int = 0, of: Int? = nil, isWaiting: Bool = false) {
    self.done = done
    self.of = of
    self.isWaiting = isWaiting
  }
}

/// Tells from what SwiftPM prints how far a build has come.
///
/// SwiftPM's own total grows while it builds, so files are counted instead: as each is compiled once,
/// the count grows evenly to its end.
struct BuildMeter {
  private(set) var progress: BuildProgress
  /// The names of the files that count; all count when there are none.
  private let names: Set<String>
  private var compiled: Set<Substring> = []

  /// - Parameters:
  ///   - names: The names of all sources that may be compiled.
  ///   - changed: How many of these are to be compiled as far as is known.
  init(names: Set<String> = [], changed: Int = 0) {
    self.names = names
    progress = BuildProgress(of: changed > 0 ? changed : nil)
  }

  /// Takes a line that SwiftPM printed.
  ///
  /// - Returns: Whether the line tells that the build goes on, or why it does not.
  mutating func take(_ line: String) -> Bool {
    if line.hasPrefix("Another instance of SwiftPM") {
      progress.isWaiting = true
      return true
    }
    guard let step = line.prefixMatch(of: #/\[\d+\/\d+\] /#) else { return false }
    progress.isWaiting = false
    // Such as `[6/19] Compiling OpenClosedAfter Blast.swift`.
    let words = line[step.range.upperBound...].split(separator: " ")
    guard words.count == 3, words[0] == "Compiling", words[2].hasSuffix(".swift"),
      names.isEmpty || names.contains(String(words[2])),
      compiled.insert(words[1] + "/" + words[2]).inserted
    else { return true }
    progress.done += 1
    // A file that did not change is compiled again when it uses something that did.
    progress.of = progress.of.map { max($0, progress.done) }
    return true
  }
}
