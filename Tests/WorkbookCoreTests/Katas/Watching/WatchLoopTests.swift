import Terminal
import Testing

@testable import WorkbookCore

@Suite("The loop that watches a kata")
struct WatchLoopTests {
  private let first = KataSighting.there(WatchedKata.snapshot("first"))
  private let second = KataSighting.there(WatchedKata.snapshot("second"))
  private let mailbox = WatchMailbox {}

  private func run(_ stage: HandStage, _ work: RecordedWork) -> WatchLoop.Ending {
    let state = WatchState(WatchedKata.kata, size: stage.size)
    var loop = WatchLoop(state, on: stage, mailbox: mailbox, work: work)
    return loop.run()
  }

  private func ended(_ run: Int) -> [WatchEvent] {
    [.ended(WatchedKata.judged(WatchedKata.passed), run: run)]
  }

  @Test("It waits without end where nothing goes on, and for a second at most during a check")
  func patience() {
    let stage = HandStage([{ [] }, { ended(1) }, { [.key(.down)] }])
    _ = run(stage, RecordedWork(first))
    #expect(stage.waits == [1000, 1000, nil, nil])
  }

  @Test("Several changes at once are looked at once, when they are over")
  func settling() {
    let work = RecordedWork(first, second)
    let stage = HandStage()
    let change: HandStage.Step = { [mailbox] in
      mailbox.noteChange()
      return []
    }
    stage.plan = [
      { ended(1) }, change,
      {
        stage.pass(.milliseconds(20))
        return change()
      },
      {
        stage.pass(.milliseconds(20))
        return change()
      },
      {
        stage.pass(.milliseconds(25))
        return []
      }, { ended(2) },
    ]
    _ = run(stage, work)
    #expect(work.orders == ["look", "check 1", "look", "check 2"])
    #expect(stage.waits == [1000, nil, 25, 25, 25, 1000, nil])
  }

  @Test("Changes that never end are looked at all the same")
  func restless() {
    let work = RecordedWork(first, second)
    let stage = HandStage()
    let change: HandStage.Step = { [mailbox] in
      stage.pass(.milliseconds(20))
      mailbox.noteChange()
      return []
    }
    stage.plan = [{ ended(1) }] + Array(repeating: change, count: 14)
    _ = run(stage, work)
    #expect(work.orders.prefix(4) == ["look", "check 1", "look", "check 2"])
  }

  @Test("A change without a difference is looked at, and not checked")
  func touched() {
    let work = RecordedWork(first)
    let stage = HandStage()
    stage.plan = [
      { ended(1) },
      { [mailbox] in
        mailbox.noteChange()
        return []
      },
      {
        stage.pass(.milliseconds(25))
        return []
      },
    ]
    _ = run(stage, work)
    #expect(work.orders == ["look", "check 1", "look"])
  }

  @Test("News from other threads count as much as keys")
  func news() {
    let work = RecordedWork(first)
    let stage = HandStage()
    stage.plan = [
      { [mailbox] in
        mailbox.post(.ended(WatchedKata.judged(WatchedKata.passed), run: 1))
        return []
      }, { [.key(.character("n"))] },
      { [mailbox] in
        mailbox.post(.moved(Kata(Catalogue.lessons[2], in: WatchedKata.kata.workbook)))
        return []
      },
    ]
    guard case .moved(let kata) = run(stage, work) else {
      Issue.record("It should go on with another kata.")
      return
    }
    #expect(kata.lesson.number == 3)
    #expect(work.orders == ["look", "check 1", "move on"])
  }

  @Test("Pages are made as wide as the screen, but for its edges")
  func columns() {
    let work = RecordedWork(first)
    _ = run(HandStage([{ [.key(.character("r"))] }, { ended(1) }]), work)
    #expect(work.orders == ["look", "check 1", "open page false 78"])
  }

  @Test("Leaving during a check waits for its end")
  func leaving() {
    let work = RecordedWork(first)
    let stage = HandStage([
      { [.interrupted(.terminate)] }, { [] }, { [.ended(.cancelled, run: 1)] },
    ])
    guard case .ended(.interrupted(.terminate)) = run(stage, work) else {
      Issue.record("It should end as the signal says.")
      return
    }
    #expect(work.orders == ["look", "check 1", "cancel"])
    #expect(stage.plan.isEmpty)
  }
}
