import Toolchain

/// What became of the question of the page that the guest of a kata tries.
package enum GuestTrial: Equatable, Sendable {
  /// The reader has not filled in its function.
  case toTry
  /// With the names of what the kata shows to other modules and *before* does not; nil where the
  /// compiler does not tell.
  case works(opened: [String]?)
  /// With what the compiler says, or which test does not pass; where that is, such as
  /// `Katas/…/Guest.swift:3`, unless the issues say it; and what the test found.
  case fails(String, place: String? = nil, issues: [RecordedIssue] = [])

  /// - Parameters:
  ///   - result: The run of the guest's tests, which skip themselves as long as there is nothing to
  ///     try.
  ///   - crash: Why that run ended, if it did before its end.
  init(of result: TestRun.Result, _ crash: @autoclosure () -> Crash) {
    let tests = result.recording.tests
    func ended(_ sentence: String) -> GuestTrial {
      let crash = crash()
      return .fails("\(sentence) \(crash.reason)", place: crash.place)
    }
    if let open = tests.first(where: \.isUnderWay) {
      self = ended("“\(open.sentence)” did not come to its end.")
    } else if let failed = tests.first(where: { !$0.allIssues.isEmpty }) {
      self = .fails("“\(failed.sentence)” does not pass.", issues: failed.allIssues)
    } else if tests.isEmpty || !result.recording.hasEnded {
      let end = tests.contains(where: \.hasStarted) ? "did not finish" : "ended before the first"
      self = ended("Its tests \(end).")
    } else {
      self = tests.allSatisfy(\.isSkipped) ? .toTry : .works(opened: nil)
    }
  }
}
