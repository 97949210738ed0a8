import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

@MainActor
@Suite("What happens to the window during a visit")
struct VisitWindowTests {
  private let small = Size(columns: 60, rows: 20)
  private let usual = Size(columns: 80, rows: 24)

  @Test("Too small a window asks for a larger one and takes no key but Ctrl-C")
  func tooSmall() async {
    let rig = VisitRig(.sample)
    let ending = await rig.run(
      asGuest: true, .key(.down), .event(.resized(small)),
      .until("The arcade needs a window of 80 by 23."), .until("This one has 60 by 20"),
      .key(.character("q")), .key(.character("o")), .key(.down), .event(.resized(usual)),
      .until("▸★ CoolMan"), .event(.resized(small)), .event(.interrupted(.interrupt)))
    #expect(ending == .interrupted(.interrupt))
  }

  @Test("A larger window shows more")
  func larger() async {
    let rig = VisitRig(.crowd(of: 100))
    await rig.run(
      asGuest: true, .until("▼ 83 more"), .event(.resized(Size(columns: 120, rows: 40))),
      .until("▼ 67 more"), .key(.character("q")))
    #expect(rig.display.canvases.last?.size == Size(columns: 120, rows: 40))
  }

  @Test("A warning is left to be told until somebody can read it in the lobby")
  func warning() async {
    let rig = VisitRig(.sample)
    let sentence = "Something happened before you came."
    func untold(asGuest isGuest: Bool, _ script: ScriptedDisplay.Step...) async -> [String] {
      await rig.run(asGuest: isGuest, warning: sentence, on: ScriptedDisplay(script: script))
      return rig.untold
    }
    let end = ScriptedDisplay.Step.event(.interrupted(.terminate))
    #expect(await untold(asGuest: false, .until("E-mail"), .key(.escape)) == [sentence])
    #expect(await untold(asGuest: true, .event(.resized(small)), end) == [])
    #expect(await untold(asGuest: true, .until(sentence), .key(.character("q"))) == [])
    let tiny = ScriptedDisplay(size: small, script: [.until("The arcade needs"), end])
    await rig.run(asGuest: true, warning: sentence, on: tiny)
    #expect(rig.untold == [sentence])
  }

  @Test("A visit that was suspended shows its picture again")
  func resumed() async {
    let rig = VisitRig(.sample)
    await rig.run(.event(.resumed), .pause(100), .key(.escape))
    #expect(rig.display.pictures.count == 2)
    #expect(rig.display.pictures[0] == rig.display.pictures[1])
  }

  @Test("A signal ends every screen with its name", arguments: Interruption.allCases)
  func signals(_ interruption: Interruption) async {
    let end = ScriptedDisplay.Step.event(.interrupted(interruption))
    let rig = VisitRig(.sample)
    #expect(await rig.run(end) == .interrupted(interruption))
    #expect(await rig.run(asGuest: true, .until("▸★"), end) == .interrupted(interruption))
    #expect(rig.refresh.current == nil)
    #expect(
      await rig.run(asGuest: true, .key(.enter), .until("Details"), end)
        == .interrupted(interruption))
  }

  @Test("Ten thousand players are scrolled through, to both ends")
  func crowd() async {
    let rig = VisitRig(.crowd(of: 10_000))
    await rig.run(
      asGuest: true, .until("Players: 10001"), .until("▸★ Guest (you)"), .until("▼ 9983 more"),
      .key(.down), .until("▸★ player-00001"), .key(.pageDown), .until("▲ 20 more"),
      .until("▸★ player-00021"), .key(.end), .until("▸★ player-10000"), .until("▲ 9983 more"),
      .key(.pageUp), .until("▸★ player-09980"), .key(.up), .until("▸★ player-09979"),
      .key(.home), .until("▸★ Guest (you)"), .until("Players: 10001"), .key(.character("q")))
    #expect(rig.display.pictures.allSatisfy { !$0.contains("▼ 0") && !$0.contains("▲ 0") })
  }

  @Test("What a frame costs does not grow with the roster")
  func costOfAFrame() async {
    var counts: [Int] = []
    for players in [100, 10_000] {
      let rig = VisitRig(.crowd(of: players))
      let tables = CountingTables(rig.tables)
      rig.tables = tables
      await rig.run(
        asGuest: true, .until("▸★"), rig.happens { _ in tables.reset() },
        .key(.down), .until("▸★ player-00001"), .key(.pageDown), .until("▸★ player-00021"),
        rig.happens { $0.refresh.beat() }, .pause(500), .key(.up), .until("▸★ player-00020"),
        .event(.resumed), .pause(100), rig.happens { _ in counts.append(tables.calls) },
        .key(.character("q")))
    }
    #expect(counts.count == 2)
    #expect(counts.first == counts.last)
    // Four pictures of twenty rows, a few calls for each.
    #expect((80...400).contains(counts[0]), "there were \(counts[0]) calls")
  }
}
