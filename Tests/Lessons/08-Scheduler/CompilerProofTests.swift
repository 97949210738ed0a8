import LessonSupport
import Testing

// Nothing here is linked to *before*: it is read and compiled as text, as what is proved is what
// the compiler says of it.

@Suite("Proofs: what the compiler says")
struct CompilerProofTests {
  private static func file(_ path: String) -> String {
    LessonSources.text(of: "Sources/Lessons/08-Scheduler/\(path)")
  }

  private static func source(_ side: String, _ code: String...) -> String {
    "import PlayerRoster\n@testable import Scheduler\(side)\n\(code.joined(separator: "\n"))"
  }

  private static let newcomers = """
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
  private static let able = """
    extension StandingTimer: TickTimer {}
    extension Tournament: Service { var period: Period { Period(24) } }
    """

  // snippet: requests
  private static let requests = """
    let maker: any RefreshMaking = LiveRefresh { _ in StandingTimer() }
    @MainActor func join(_ scheduler: Scheduler) { scheduler.register(Tournament()) { _ in } }
    """

  private static let thirdService = [
    CompilerTrial(
      "Before refuses a timer and a third service", source("Before", newcomers, requests),
      refused: [
        "extra trailing closure passed in call",
        "value of type 'Scheduler' has no member 'register'",
      ]),
    CompilerTrial("After takes both", accepted: source("After", newcomers, able, requests)),
  ]
  // end: requests

  // snippet: slip
  private static let slip = CompilerTrial(
    "Before: the compiler accepts an else that leaves the profile out",
    accepted: source(
      "Before",
      file("Before/Scheduler.swift").changing(
        """
            }
            // Refreshing the timeline may have stopped this run.
            guard !Task.isCancelled else { return }
            if profileIsDue {
        """,
        to: "    } else if profileIsDue {")))
  // end: slip

  private static let trials = CompilerTrials(thirdService + [slip])

  @Test("What the compiler says", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  @Test("After: the scheduler names none of its services, so it cannot leave one out")
  func namesNone() {
    let names = /(?i)timeline|profile|feed/
    #expect(
      ["Before", "After"].map { Self.file("\($0)/Scheduler.swift").contains(names) }
        == [true, false])
  }
}
