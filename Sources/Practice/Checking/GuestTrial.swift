import Toolchain

/// What became of the question of the page that the guest of a kata tries.
package enum GuestTrial: Hashable, Sendable {
  /// The reader has not filled in its function.
  case toTry
  /// With the names of what the kata shows to other modules and *before* does not; nil where the
  /// compiler does not tell.
  case works(opened: [String]?)
  case fails(GuestFailure)

  /// - Parameters:
  ///   - result: The run of the guest's tests, which skip themselves as long as there is nothing to
  ///     try.
  ///   - crash: Why that run ended, if it did before its end.
  init(of result: TestRun.Result, _ crash: @autoclosure () -> Crash) {
    let tests = result.recording.tests
    func ended(_ sentence: String) -> GuestTrial {
      let crash = crash()
      return .fails(GuestFailure("\(sentence) \(crash.reason)", place: crash.place))
    }
    if let open = tests.first(where: \.isUnderWay) {
      self = ended("“\(open.sentence)” did not come to its end.")
    } else if let failed = tests.first(where: { !$0.allIssues.isEmpty }) {
      self = .fails(
        GuestFailure("“\(failed.sentence)” does not pass.", issues: failed.allIssues))
    } else if tests.isEmpty || !result.recording.hasEnded {
      self = ended("Its tests ended before the first.")
    } else {
      self = tests.allSatisfy(\.isSkipped) ? .toTry : .works(opened: nil)
    }
  }
}

/// Why a guest does not work.
package struct GuestFailure: Hashable, Sendable {
  /// What the compiler says, or which test does not pass.
  package let sentence: String
  /// Where it is, such as `Katas/…/Guest.swift:3`; nil where that is unknown, or the issues say it.
  package let place: String?
  /// What the test found.
  package let issues: [RecordedIssue]

  package init(_ sentence: String, place: String? = nil, issues: [RecordedIssue] = []) {
    (self.sentence, self.place, self.issues) = (sentence, place, issues)
  }
}
