import Toolchain

/// What became of the question of the page that the guest of a kata tries.
package enum GuestTrial: Equatable, Sendable {
  /// The reader has not filled in its function.
  case toTry
  case works
  /// With what the compiler says, or which test does not pass; where that is, such as
  /// `Katas/…/Guest.swift:3`, unless the issues say it; and what the test found.
  case fails(String, place: String? = nil, issues: [RecordedIssue] = [])

  /// - Parameter tests: What became of the guest's tests, which skip themselves as long as there is
  ///   nothing to try; nil where there are none.
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
      .fails("“\(test.sentence)” did not come to its end. \(crash.reason)", place: crash.place)
    case .failed(let issues): .fails("“\(test.sentence)” does not pass.", issues: issues)
    case .passed, .hung, .notReached:
      .fails(
        "“\(test.sentence)” did not come to its end. \(test.reason ?? "")",
        place: test.place?.description)
    }
  }

  /// - Parameter error: What keeps the guest or its tests from being compiled.
  init(failing error: CompilerMessage) {
    self = .fails("It does not compile: \(error.message)", place: error.place?.description)
  }
}
