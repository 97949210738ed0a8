import LessonSupport
import Testing

// Nothing here is linked to a version: both are compiled as text, since these tests show what the
// compiler says of them.

@Suite("Proofs: what the compiler says")
struct CompilerProofTests {
  /// A job in a module of its own.
  private static func others(with side: String) -> String {
    """
    import PlayerVisit
    import Scheduler\(side)
    struct Tournament: ScheduledJob {
      func isDue(at tick: Int) -> Bool { tick.isMultiple(of: 24) }
      func run() async {}
    }
    @MainActor func maker() -> any RefreshMaking {
      LiveRefresh(jobs: { [Tournament()] })
    }
    """
  }

  /// A use of a part of the after version, from another module.
  private static func part(_ use: String) -> String {
    "import SchedulerAfter\n@MainActor func use() { _ = \(use) }"
  }

  private static let trials = CompilerTrials([
    CompilerTrial(
      "The after version takes a job of another module",
      accepted: others(with: "After")),
    CompilerTrial(
      "The before version takes no job of another module",
      others(with: "Before"),
      refused: [
        "cannot find type 'ScheduledJob' in scope",
        "argument passed to call that takes no arguments",
      ]),
    CompilerTrial(
      "The after version lets other modules make a refresh",
      accepted: part("LiveRefresh()")),
    CompilerTrial(
      "No other module can name the scheduler of the after version", part("Scheduler.self"),
      refused: ["cannot find 'Scheduler' in scope"]),
    CompilerTrial(
      "No other module can name the after version's clock timer", part("ClockTimer.self"),
      refused: ["cannot find 'ClockTimer' in scope"]),
    CompilerTrial(
      "No other module can choose the after version's timer", part("LiveRefresh().makeTimer"),
      refused: ["'makeTimer' is inaccessible due to 'internal' protection level"]),
  ])

  @Test(
    "The compiler reports exactly the expected errors for code in another module",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
