import Toolchain

/// The result of the page's question that a kata's guest tries.
package enum GuestTrial: Equatable, Sendable {
  /// The reader has not filled in its function.
  case toTry
  case works
  /// Holds the compiler's words or the test that fails; the place, such as `Katas/…/Guest.swift:3`,
  /// unless the issues name it; and the issues.
  case fails(String, place: String? = nil, issues: [RecordedIssue] = [])

  /// - Parameter tests: The results of the guest's tests, which skip themselves until there is
  ///   something to try; nil if there are none.
  init?(of tests: [Behaviour]) {
    guard !tests.isEmpty else { return nil }
    if tests.allSatisfy(\.isSkipped) {
      self = .toTry
    } else if let failed = tests.first(where: { $0.outcome != .passed }) {
      self = GuestTrial.failing(failed)
    } else {
      self = .works
    }
  }

  private static func failing(_ test: Behaviour) -> GuestTrial {
    switch test.outcome {
    case .crashed(let crash):
      .fails("“\(test.sentence)” did not finish. \(crash.reason)", place: crash.place)
    case .failed(let issues): .fails("“\(test.sentence)” does not pass.", issues: issues)
    case .passed, .hung, .notReached:
      .fails(
        "“\(test.sentence)” did not finish. \(test.reason ?? "")",
        place: test.place?.description)
    }
  }

  /// - Parameter error: What stops the guest or its tests from compiling.
  init(failing error: CompilerMessage) {
    self = .fails("It does not compile: \(error.message)", place: error.place?.description)
  }
}
