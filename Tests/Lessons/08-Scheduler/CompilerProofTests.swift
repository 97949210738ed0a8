import LessonSupport
import Testing

// Nothing here is linked to a side: they are read and compiled as text, as what is proved is what the
// compiler says of them.

@Suite("Proofs: what the compiler says")
struct CompilerProofTests {
  private static func guest(of side: String) -> String {
    "import PlayerRoster\nimport Scheduler\(side)\n\(guest)"
  }

  // snippet: guest
  private static let guest = """
    struct Tournament: Service {
      func isDue(at tick: Int) -> Bool { tick.isMultiple(of: 24) }
      func execute() async {}
    }
    struct StandingTimer: TickTimer {
      func start(onTick: @escaping @MainActor () async -> Void) {}
      func stop() {}
    }
    @MainActor func maker() -> any RefreshMaking {
      LiveRefresh(services: [Tournament()]) { _ in StandingTimer() }
    }
    """

  private static let trials = CompilerTrials([
    CompilerTrial(
      "Before shows other modules no service and no timer", guest(of: "Before"),
      refused: [
        "cannot find type 'Service' in scope",
        "cannot find type 'TickTimer' in scope",
        "argument passed to call that takes no arguments",
      ]),
    CompilerTrial("After takes both from another module", accepted: guest(of: "After")),
  ])
  // end: guest

  @Test("The compiler reports exactly the expected errors", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  @Test("The after version's scheduler names none of its services")
  func namesNone() {
    let names = /(?i)timeline|profile|feed/
    #expect(
      ["Before", "After"].map {
        LessonSources.text(of: "Sources/Lessons/08-Scheduler/\($0)/Scheduler.swift").contains(names)
      } == [true, false])
  }
}
