import Foundation
import TestSupport
import Testing

// Nothing here is linked to *before*: it is read and compiled as text, as what is proved is what
// the compiler says of it.

@Suite("Proofs: what the compiler says")
struct CompilerProofTests {
  private static let folder = "08-Scheduler"

  // snippet: wishes
  @Test("Before refuses a timer and a third service; after takes both")
  func wishes() async throws {
    let wishes = """
      let maker: any RefreshMaking = LiveRefresh { _ in StandingTimer() }
      @MainActor func join(_ scheduler: Scheduler) { scheduler.register(Tournament()) { _ in } }
      """
    #expect(
      try await errors(in: newcomers + wishes, importing: "Before")
        == [
          "extra trailing closure passed in call",
          "value of type 'Scheduler' has no member 'register'",
        ])
    #expect(try await errors(in: newcomers + able + wishes, importing: "After") == [])
  }
  // end: wishes

  private let newcomers = """
    @MainActor final class StandingTimer {
      var onTick: (@MainActor () -> Void)?
      let tick = 0, isRunning = false
      func start() {}
      func stop() {}
    }
    @MainActor final class Tournament {
      func execute() {}
    }

    """
  /// What makes the newcomers fit; before has no words for it.
  private let able = """
    extension StandingTimer: TickTimer {}
    extension Tournament: Service { var period: Period { Period(24) } }

    """

  // snippet: slip
  @Test("Before: the compiler accepts an else that leaves the profile out")
  func slip() async throws {
    let code = try text(of: "Before/Scheduler.swift")
    let between = /\n    }\n[^{}]*guard !Task.isCancelled else { return }\n    if profileIsDue/
    let slip = code.replacing(between, with: "\n    } else if profileIsDue")
    try #require(slip != code)
    #expect(try await errors(in: slip, importing: "Before") == [])
  }
  // end: slip

  @Test("After: the scheduler names none of its services, so it cannot leave one out")
  func namesNone() throws {
    let names = /(?i)timeline|profile|feed/
    #expect(try !text(of: "Before/Scheduler.swift").matches(of: names).isEmpty)
    #expect(try text(of: "After/Scheduler.swift").matches(of: names).isEmpty)
  }

  private func text(of file: String) throws -> String {
    try String(
      contentsOf: PackageFolder.appending("Sources/Lessons/\(Self.folder)/\(file)"),
      encoding: .utf8)
  }

  /// Asks on a thread of its own: an answer takes long, and the threads that tests share are few.
  private func errors(in source: String, importing side: String) async throws -> [String] {
    try await withCheckedThrowingContinuation { answered in
      Thread.detachNewThread {
        answered.resume(
          with: Result {
            try Refusal.errors(
              in: """
                import PlayerRoster
                @testable import Scheduler\(side)
                \(source)
                """, lesson: Self.folder, room: "PlayerRoster")
          })
      }
    }
  }
}
