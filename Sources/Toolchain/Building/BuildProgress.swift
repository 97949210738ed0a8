import Foundation

/// The progress of a build.
package struct BuildProgress: Equatable, Sendable {
  package var done = 0
  /// How many files are to be compiled; nil if unknown.
  package var of: Int?
  /// Whether this build is waiting because another SwiftPM process holds the folder.
  package var isWaiting = false

  package static let waiting = BuildProgress(isWaiting: true)
}

/// Measures the progress of a build.
///
/// SwiftPM's own total grows during the build, and it does not print every step. So we count the
/// files without an object, and after each step those that are left: the total stays the same, and
/// the count rises steadily to it.
struct BuildMeter {
  private(set) var progress = BuildProgress()
  private let scratch: URL
  private var waiting: Set<String> = []

  init(_ modules: [SourceModule], in scratch: URL) {
    self.scratch = scratch
    for module in modules {
      waiting.formUnion(((try? module.folder.swiftFiles()) ?? []).map(module.object))
    }
    removeCompiled()
    progress.of = waiting.isEmpty ? nil : waiting.count
  }

  /// Processes a line that SwiftPM printed; an unfinished line is passed again once it continues.
  /// True if it shows that the build is moving on, or why it is not.
  mutating func take(_ line: String) -> Bool {
    if line.hasPrefix("Another instance of SwiftPM") {
      // SwiftPM ends this line only when it continues.
      defer { progress.isWaiting = true }
      return !progress.isWaiting
    }
    // For example, `[6/19] Compiling OpenClosedAfter Blast.swift`, printed when the file is done.
    guard line.prefixMatch(of: #/\[\d+\/\d+\] /#) != nil else { return false }
    removeCompiled()
    (progress.done, progress.isWaiting) = ((progress.of ?? 0) - waiting.count, false)
    return true
  }

  private mutating func removeCompiled() {
    waiting = Set(zip(waiting, scratch.looks(at: Array(waiting))).filter { $1 == nil }.map(\.0))
  }
}
