/// How far a build has got, as SwiftPM tells it: the total grows as it learns what is to be done.
package struct BuildProgress: Hashable, Sendable {
  /// How many steps are done.
  package var done = 0
  /// How many steps there are; nil when unknown.
  package var of: Int?
  /// Whether this build is waiting because another SwiftPM process holds the folder.
  package var isWaiting = false

  package static let waiting = BuildProgress(isWaiting: true)

  /// Processes a line that SwiftPM printed; one that is not ended yet comes again when it goes on.
  /// True if it shows that the build is moving on, or why it is not.
  mutating func take(_ line: String) -> Bool {
    if line.hasPrefix("Another instance of SwiftPM") {
      // SwiftPM ends this line only when it continues.
      defer { isWaiting = true }
      return !isWaiting
    }
    guard let step = line.prefixMatch(of: #/\[(\d+)\/(\d+)\] /#) else { return false }
    (done, of, isWaiting) = (Int(step.1) ?? 0, Int(step.2), false)
    return true
  }
}
