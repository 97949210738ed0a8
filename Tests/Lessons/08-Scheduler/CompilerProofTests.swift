import Foundation
import TestSupport
import Testing

// Nothing here is linked to *before*: it is read and compiled as text, so that this file also
// builds beside a *before* of your own.

@Suite("Proofs: what the compiler says")
struct CompilerProofTests {
  private static let folder = "08-Scheduler"

  @Test("Before refuses the timer that after is handed")
  func timer() throws {
    let timer = """
      @MainActor final class StandingTimer {
        var onTick: (@MainActor () -> Void)?
        let tick = 0, isRunning = false
        func start() {}
        func stop() {}
      }
      let maker: any RefreshMaking = LiveRefresh { _ in StandingTimer() }

      """
    #expect(
      try errors(in: timer, importing: "Before") == ["extra trailing closure passed in call"])
    #expect(
      try errors(in: timer + "extension StandingTimer: TickTimer {}", importing: "After") == [])
  }

  // snippet: slip
  @Test("Before: nobody notices an else that leaves the profile out")
  func slip() throws {
    let code = try text(of: "Before/Scheduler.swift")
    let between = /\n    }\n[^{}]*guard !Task.isCancelled else { return }\n    if profileIsDue/
    let slip = code.replacing(between, with: "\n    } else if profileIsDue")
    try #require(slip != code)
    #expect(try errors(in: slip, importing: "Before") == [])
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

  private func errors(in source: String, importing side: String) throws -> [String] {
    try Refusal.errors(
      in: """
        import PlayerRoster
        @testable import Scheduler\(side)
        \(source)
        """, lesson: Self.folder, room: "PlayerRoster")
  }
}
