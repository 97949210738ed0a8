import Foundation
import PlayerRoster
import SpaceGame
import Terminal
import TestSupport
import Testing
import Toolchain

@testable import ArcadeCore

@Suite("The commands of the arcade")
struct CommandTests {
  /// Each command with the options that it takes.
  private static let commands: [(name: String, options: [String])] = [
    ("visit", ["--guest", "--service URL", "--file FILE", "--wave W", "--seed N", "--log FILE"]),
    ("play", ["--wave W", "--seed N", "--record FILE"]),
    ("demo", ["--wave W", "--seed N", "--ticks N"]),
    ("census", []),
    ("transcript", ["--game", "--pictures", "--screen NAME", "--seed N", "--ticks N"]),
    ("replay", ["FILE", "--fast"]),
    ("roster", ["add NAME", "rename OLD NEW", "remove NAME", "export", "--json", "--file FILE"]),
  ]

  @Test("The help lists them all, and of each all that it takes, in 80 columns")
  func help() async throws {
    func help(_ words: String...) async throws -> String {
      let visit = try Visit()
      #expect(try await visit.run(words))
      let wide: [Substring] = visit.console.output.split(separator: "\n").filter { $0.count > 80 }
      #expect(wide.isEmpty)
      return visit.console.output
    }
    let lines = try await help("help").matches(of: #/\n  (\w+) {2,}\S/#)
    let listed: [String] = lines.map { String($0.1) }
    #expect(listed == Self.commands.map(\.name) + ["help"])
    for (name, options) in Self.commands {
      let text = try await help("help", name)
      let missing: [String] = (options + ["--sides SIDES"]).filter { !text.contains($0) }
      #expect(text.hasPrefix("Usage: arcade \(name) ") && missing.isEmpty, "\(missing)")
    }
  }

  @Test("The census counts 61 flying objects, on both sides alike", arguments: Side.allCases)
  func census(_ side: Side) async throws {
    let visit = try Visit()
    try await visit.run("census", "--sides", side.rawValue)
    #expect(
      visit.console.output == """
        Characters: 61 flying objects

        Lives of each:
          3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
          1

        Velocities: 40
          S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8
          S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9

        """)
  }

  @Test("A game that was recorded is replayed")
  func recordAndReplay() async throws {
    let visit = try Visit([
      (100, .key(.left)), (200, .key(.character(" "))), (1_000, .key(.character("q"))),
    ])
    let path = visit.path("game")
    try await visit.run("play", "--seed", "9", "--wave", "3", "--record", path)
    let recorded = "Score 10, wave 3, seed 9.\nRecorded 29 ticks in \(path).\n"
    #expect(visit.console.output == recorded)
    let replay = try Visit()
    try await replay.run("replay", path, "--fast", "--sides", "before")
    let told = "Score 10, wave 3, seed 9, 29 ticks, digest "
    let fast = replay.console.output
    #expect(fast.contains(told) && fast.contains("┌──"))
    let shown = try Visit([(1_500, .key(.character("q")))])
    try await shown.run("replay", path)
    #expect(shown.console.output.hasPrefix(told))
    let display = try #require(shown.display)
    let (first, last) = (display.pictures.first ?? "", display.picture)
    #expect(first.contains("a recording   q quits") && last.contains("the end   q quits"))
    #expect(first.contains("WAVE 3"))
    let closed = visit.display?.isClosed ?? false
    #expect(closed && display.isClosed)

    let short = try Visit([(50, .key(.character("q")))])
    let other = visit.path("short")
    try await short.run("play", "--seed", "9", "--record", other)
    try await short.run("replay", other, "--fast")
    #expect(short.console.output.contains("Recorded 1 tick in \(other).\n"))
    #expect(short.console.output.contains("seed 9, 1 tick, digest "))
  }

  @Test("The roster's best score is the one to beat, and a seed is drawn where none is given")
  func beginning() async throws {
    for (words, seed) in [([], 12), (["--sides", "before", "--seed", "3"], 3)] {
      let visit = try Visit([(100, .key(.character("q")))])
      try await visit.run(["play"] + words)
      #expect(visit.console.output == "Score 0, wave 1, seed \(seed).\n")
      #expect(
        !FileManager.default.fileExists(atPath: visit.rosterFile.path),
        "A game without a point makes no roster.")
    }
    let visit = try Visit([(100, .key(.character("q")))])
    for (nickname, score) in [("Zoë", 90), ("CoolMan", 120)] {
      try visit.roster.add(nickname)
      try visit.roster.record(score, of: nickname)
    }
    try await visit.run("play")
    let first = visit.display?.pictures.first ?? ""
    #expect(first.contains("HIGH 000120"))
    #expect(try visit.roster.players().map(\.bestScore) == [120, 90])
  }

  @Test("A recorded game is not followed by another, an unrecorded one is on request")
  func continuation() {
    let recorded = PlayCommand.continuation(isRecorded: true)
    let unrecorded = PlayCommand.continuation(isRecorded: false)
    #expect(recorded == .never && unrecorded == .onRequest)
  }

  @Test("A demo ends after its ticks")
  func demo() async throws {
    let visit = try Visit([])
    #expect(try await visit.run("demo", "--seed", "2", "--ticks", "40"))
    let score = visit.console.output.wholeMatch(of: #/Score \d+, wave 1, seed 2\.\n/#)
    #expect(score != nil)
    let display = try #require(visit.display)
    let lasts: ClosedRange<Duration> = .milliseconds(1_300)...(.milliseconds(1_500))
    #expect(lasts.contains(display.now) && display.isClosed)
  }

  @Test("A game begins with the wave that is asked for, also on a visit and in a recording")
  func wave() async throws {
    let visit = try Visit([(900, .key(.character("q")))])
    let path = visit.path("game")
    try await visit.run("play", "--wave", "5", "--seed", "9", "--record", path)
    #expect(visit.console.output.hasPrefix("Score 0, wave 5, seed 9.\n"))
    let replay = try Visit()
    #expect(try await replay.run("replay", path, "--fast", "--sides", "before"))
    let demo = try Visit([])
    try await demo.run("demo", "--wave", "99", "--ticks", "5")
    let arcade = try Visit(script: [.key("p"), .until("WAVE 7"), .key("q"), .pause(100), .key("q")])
    try await arcade.run("--guest", "--wave", "7")
    let first = demo.display?.pictures.first ?? ""
    #expect(first.contains("WAVE 99"))
  }

  @Test("Every screen says whose code is plugged in, on the line above its keys")
  func label() async throws {
    let script: [ScriptedDisplay.Step] = [
      .until("▸"), .key("p"), .until("SCORE"), .resize(60, 24), .until("needs a window"),
      .resize(80, 24), .pause(100), .key("q"), .pause(100), .key("q"), .key("q"),
    ]
    let visit = try Visit(script: script)
    visit.guest = Guest(VisitorSeam.self, VisitorSeam.before)
    try visit.roster.add("CoolMan")
    try await visit.run("--guest")
    let label = "your kata of lesson 9, after in all others"
    let pictures: [[String]] = try #require(visit.display).canvases.map(\.lines)
    let unlabelled = pictures.filter { !$0.joined().contains(label) }
    let first = try #require(pictures.first)
    #expect(unlabelled.isEmpty && first[22].hasPrefix("── \(label) ──"))
    let isInGame = pictures.contains {
      $0[21].hasPrefix("└─ \(label) ──") && $0[0].contains("SCORE")
    }
    let isInSmall = pictures.contains { $0.contains("         \(label)") }
    #expect(isInGame && isInSmall)
  }

  @Test("The data folder follows the platform's convention")
  func dataFolder() {
    let chosen = Arcade.dataFolder(environment: ["XDG_DATA_HOME": "/data", "HOME": "/someone"])
    #expect(chosen.path == "/data/shipshape")
    for odd in [[:], ["XDG_DATA_HOME": "relative"]] {
      let usual = Arcade.dataFolder(environment: odd.merging(["HOME": "/someone"]) { $1 })
      #if os(macOS)
        #expect(usual.path == "/someone/Library/Application Support/shipshape")
      #else
        #expect(usual.path == "/someone/.local/share/shipshape")
      #endif
    }
    let empty = Arcade.dataFolder(environment: ["HOME": ""])
    #expect(empty == Arcade.dataFolder(environment: [:]))
  }
}
