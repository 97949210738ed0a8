import PlayerVisit
import Testing

/// The school's module is plugged in beside the fairs'.
@Suite("The school beside the fairs")
@MainActor
struct BesideTests {
  @Test(
    "While the school's retry or the fairs' question is awaited, the other one waits",
    arguments: ["standings", "profile"])
  func oneAtATime(slow: String) async {
    let hall = Hall()
    hall.outage = { feed, _ in
      if feed == "profile" { throw RosterError.unreadable("roster.json", reason: "it is locked") }
    }
    // The profile fails in tick 7, and is tried again in tick 12.
    (hall.slow, hall.firstSlowTick) = (slow, 12)
    await hall.run(Side.theirs.all, timeline: 50, profile: 7) { _ in
      await wait(for: "a slow answer", ticks: 12) { hall.openAnswers == 1 }
      await Hall.pass(ticks: 20, .theirs)
      #expect(hall.open == [slow])
      hall.slow = nil
      hall.answer()
    }
    #expect(hall.most == 1)
  }

  @Test("The school's retries and the fairs' questions both come")
  func both() async {
    let hall = Hall()
    hall.outage = { feed, _ in
      if feed == "profile" { throw RosterError.unreadable("roster.json", reason: "it is locked") }
    }
    await hall.run(Side.theirs.all, timeline: 5, profile: 50) { refresh in
      await wait(for: "tick 601", ticks: 600) { refresh.tick > 600 }
    }
    hall.expectQuestions(through: 600)
    #expect(hall.begun.count { $0 == "profile" } >= 4)
  }
}
