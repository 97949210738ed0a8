import Foundation
import PlayerVisit
import SpaceGame
import Terminal
import TestSupport
import Testing
import Toolchain

@testable import ArcadeProgram

@Suite("The arcade's commands")
struct CommandTests {
  /// Each command with its options.
  private static let commands: [(name: String, options: [String])] = [
    ("visit", ["--guest", "--service URL", "--file FILE", "--wave W", "--seed N", "--log FILE"]),
    ("play", ["--compact", "--file FILE", "--wave W", "--seed N", "--log FILE"]),
    ("demo", ["--wave W", "--seed N", "--ticks N"]),
    ("census", []),
    ("transcript", ["--wave W", "--seed N", "--ticks N"]),
    ("roster", ["add NAME", "rename OLD NEW", "remove NAME", "--file FILE"]),
  ]

  @Test("The help lists every command and all of its options, in lines of at most 80 columns")
  func help() async throws {
    func help(_ words: String...) async throws -> String {
      let visit = try Visit()
      #expect(try await visit.run(words))
      #expect(visit.console.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
      return visit.console.output
    }
    let lines = try await help("help").matches(of: #/\n  (\w+) {2,}\S/#)
    #expect(lines.map { String($0.1) } == Self.commands.map(\.name) + ["help"])
    for (name, options) in Self.commands {
      let text = try await help("help", name)
      let missing: [String] = (options + ["--sides SIDES", "--with NAME"]).filter {
        !text.contains($0)
      }
      #expect(text.hasPrefix("Usage: arcade \(name) ") && missing.isEmpty, "\(missing)")
    }
  }

  @Test("A census prints its notes below the three reports, one note on each line")
  func notes() {
    let notes = ["No mine has been swept.", "All quiet."]
    let text = Census(characters: 0, lives: [], velocities: [], notes: notes).text
    #expect(text.hasSuffix("Velocities: 0\n\n\nNo mine has been swept.\nAll quiet.\n"))
  }

  @Test("The census counts 61 flying objects")
  func census() async throws {
    let visit = try Visit()
    try await visit.run("census", "--sides", "before")
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

  @Test("The command play opens a guest's game at once, with the best score; the lobby follows")
  func playing() async throws {
    let visit = try Visit(script: [
      .until("WAVE 7"), .key("q"), .until("▸★ CoolMan"), .until("Guest (you)"), .key("q"),
    ])
    try visit.roster.add("CoolMan")
    try visit.roster.record(120, of: "CoolMan")
    try await visit.run("play", "--wave", "7")
    #expect(visit.display?.isOver == true)
    #expect(visit.display?.pictures.first?.contains("HIGH 000120") == true)
    #expect(visit.console.output + visit.console.error == "")
  }

  @Test("A demo runs for the given number of ticks, and starts a new game if it loses one")
  func demo() async throws {
    let visit = try Visit([])
    #expect(try await visit.run("demo", "--ticks", "40"))
    #expect(visit.console.output.wholeMatch(of: #/Score \d+, wave 1, seed 12\.\n/#) != nil)
    let display = try #require(visit.display)
    let lasts: ClosedRange<Duration> = .milliseconds(1_300)...(.milliseconds(1_500))
    #expect(lasts.contains(display.now) && display.isClosed)
    let lost = try Visit([])
    lost.kata = .landing
    try await lost.run("demo", "--ticks", "150")
    #expect(lost.console.output.hasSuffix(" seed 13.\n"))
  }

  @Test("The screens name the partners in the composition's order, each once")
  func partners() async throws {
    let words = ["league", "tournament", "league"].flatMap { ["--with", $0] }
    let label = "after in all lessons, with tournament, with league "
    try await Visit().play(
      [.until("SCORE"), .until(label), .key("q"), .until("▸★"), .until(label), .key("q")],
      with: (["play"] + words).joined(separator: " "))
  }

  @Test("A game begins with the chosen wave")
  func wave() async throws {
    let demo = try Visit([])
    try await demo.run("demo", "--wave", "99", "--ticks", "5")
    #expect(demo.display?.pictures.first?.contains("WAVE 99") == true)
    let arcade = try Visit(script: [.key("p"), .until("WAVE 7"), .key("q"), .pause(100), .key("q")])
    try await arcade.run("--guest", "--wave", "7")
  }

  @Test(
    "A command ended by a signal restores the terminal and exits with that signal's status",
    arguments: ["visit", "play", "demo"])
  func signals(name: String) async throws {
    let visit = try Visit([(50, .interrupted(.terminate))])
    let error = await #expect(throws: Interruption.self) { try await visit.run(name) }
    #expect(error?.exitStatus == 143 && visit.display?.isClosed == true)
  }

  @Test("Every screen says whose code it runs, on the line above its keys")
  func label() async throws {
    let script: [ScriptedDisplay.Step] = [
      .until("▸"), .key("p"), .until("SCORE"), .resize(60, 24), .until("needs a window"),
      .resize(80, 24), .pause(100), .key("q"), .pause(100), .key("q"), .key("q"),
    ]
    let visit = try Visit(script: script)
    visit.kata = KataPart(VisitorSeam.self, VisitorSeam.before)
    try visit.roster.add("CoolMan")
    try await visit.run("--guest")
    let label = "your kata of lesson 9, after in all others"
    let pictures: [[String]] = try #require(visit.display).canvases.map(\.lines)
    let places = Set(pictures.map { lines in lines.firstIndex { $0.contains(label) } })
    #expect(places == [22, 21, 13], "In the lobby, in the game, and in too small a window.")
    #expect(try #require(pictures.first)[22].hasPrefix("── \(label) ──"))
  }

  @Test("The standard arcade has its usual settings")
  func standard() {
    let arcade = Arcade.standard
    #expect(arcade.plan.tickLength * arcade.plan.timelinePeriod == .seconds(1))
    #expect(arcade.plan.profilePeriod == 4)
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
    #expect(
      Arcade.dataFolder(environment: ["HOME": ""]) == Arcade.dataFolder(environment: [:]))
  }
}
