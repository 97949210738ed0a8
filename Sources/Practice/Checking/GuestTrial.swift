import Toolchain

/// What became of the question of the page that the guest of a kata tries.
package enum GuestTrial: Hashable, Sendable {
  /// The reader has not filled in its function.
  case toTry
  /// With the names of what the kata shows to other modules and *before* does not; nil where the
  /// compiler does not tell.
  case works(opened: [String]?)
  /// With what the compiler or a test said.
  case fails(String)

  /// - Parameters:
  ///   - result: The run of the guest's tests, which skip themselves as long as there is nothing to
  ///     try.
  ///   - crash: Why that run ended, if it did before its end.
  init(of result: TestRun.Result, _ crash: @autoclosure () -> Crash) {
    let tests = result.recording.tests
    if let open = tests.first(where: \.isUnderWay) {
      self = .fails("“\(open.sentence)” did not come to its end: \(crash().reason)")
    } else if let failed = tests.first(where: { !$0.allIssues.isEmpty }) {
      let words = failed.allIssues.first?.messages.first ?? ""
      self = .fails("“\(failed.sentence)” does not pass: \(words)")
    } else if tests.isEmpty || !result.recording.hasEnded {
      self = .fails("Its tests ended before the first: \(crash().reason)")
    } else {
      self = tests.allSatisfy(\.isSkipped) ? .toTry : .works(opened: nil)
    }
  }
}
