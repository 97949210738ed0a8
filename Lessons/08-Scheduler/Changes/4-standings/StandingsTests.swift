import PlayerVisit
import Testing

@Suite("Standings")
@MainActor
struct StandingsTests {
  @Test(
    "The standings are asked for once in every six ticks, however often the feeds come",
    arguments: Side.allCases, [(2, 4), (1, 1), (5, 7), (6, 12), (100, 7)])
  func asked(side: Side, periods: (timeline: Int, profile: Int)) async {
    let hall = Hall()
    await hall.run(side.maker, timeline: periods.timeline, profile: periods.profile) { refresh in
      await wait(for: "tick 601", ticks: 600) { refresh.tick > 600 }
    }
    hall.expectQuestions(through: 600)
  }

  @Test("Nothing is asked before the timeline of the tick is shown", arguments: Side.allCases)
  func afterTheTimeline(side: Side) async {
    let hall = Hall()
    hall.slow = "timeline"
    await hall.run(side.maker, timeline: 6, profile: 50) { refresh in
      await wait(for: "the timeline of tick 6") { hall.openAnswers == 1 }
      await Hall.pass(ticks: 20, side)
      #expect(hall.asked == [])
      hall.slow = nil
      hall.answer()
      await wait(for: "the standings") { !hall.asked.isEmpty }
    }
    #expect(hall.begun.prefix(2) == ["timeline", "standings"])
  }

  @Test("If the timeline fails, the standings are asked for all the same", arguments: Side.allCases)
  func failure(side: Side) async {
    let hall = Hall()
    hall.outage = { feed, tick in
      if feed == "timeline" { throw Outage(run: Run(feed: .timeline, tick: tick)) }
    }
    await hall.run(side.maker, timeline: 3) { refresh in
      await wait(for: "tick 601", ticks: 600) { refresh.tick > 600 }
    }
    hall.expectQuestions(through: 600)
  }

  @Test(
    "No feed is refreshed while the standings are awaited, and no tick is lost",
    arguments: Side.allCases)
  func awaited(side: Side) async {
    let hall = Hall()
    hall.slow = "standings"
    await hall.run(side.maker, timeline: 2, profile: 9) { refresh in
      await wait(for: "a question") { hall.openAnswers == 1 }
      await Hall.pass(ticks: 20, side)
      #expect(hall.open == ["standings"])
      #expect(hall.begun == ["timeline", "timeline", "timeline", "standings"])
      hall.slow = nil
      hall.answer()
      await wait(for: "tick 25", ticks: 25) { refresh.tick > 24 && hall.asked.count >= 4 }
    }
  }

  @Test("One thing at a time is under way in a lobby", arguments: Side.allCases)
  func oneAtATime(side: Side) async {
    let hall = Hall()
    await hall.run(side.maker, timeline: 1, profile: 2) { refresh in
      await wait(for: "tick 60", ticks: 60) { refresh.tick >= 60 }
    }
    #expect(hall.most == 1)
  }

  @Test("A stop ends the questions, and cancels the one under way", arguments: Side.allCases)
  func stop(side: Side) async {
    let hall = Hall()
    hall.slow = "standings"
    await hall.run(side.maker) { refresh in
      await wait(for: "a question") { hall.openAnswers == 1 }
      refresh.stop()
      hall.answer()
      await wait(for: "the answer") { hall.cancellations == [true] }
      await Hall.pass(ticks: 20, side)
    }
    #expect(hall.asked.count == 1)
  }

  @Test("Each lobby asks for itself", arguments: Side.allCases)
  func lobbies(side: Side) async {
    let halls = [Hall(), Hall()]
    await halls[0].run(side.maker) { _ in
      await halls[1].run(side.maker) { refresh in
        await wait(for: "tick 601", ticks: 600) { refresh.tick > 600 }
      }
    }
    for hall in halls { hall.expectQuestions(through: 600) }
  }
}
