import Foundation
import PlayerRoster
import Shell
import Terminal
import TestSupport
import Testing
import Toolchain

@testable import ArcadeCore

/// Whole visits through the real parts: the embedded service, the file, the scheduler, on both sides.
@Suite("The command visit")
struct VisitCommandTests {
  private typealias Step = ScriptedDisplay.Step

  private func signIn(_ email: String, _ password: String = "shipshape") -> [Step] {
    [.until("E-mail"), .type(email), .key(.enter), .type(password), .key(.enter)]
  }

  private let shots = (0..<20).flatMap { _ in [Step.key(.character(" ")), .pause(150)] }

  @Test(
    "Somebody signs in, plays, finds the score in the lobby and leaves", arguments: Side.allCases)
  func wholeVisit(_ side: Side) async throws {
    let visit = try Visit(
      script: signIn("CoolMan@example.com") + [
        .until("Welcome, CoolMan."), .key(.enter), .until("▸★ CoolMan (you)"),
        .key(.character("p")), .until("HIGH 000000"),
      ] + shots + [
        .key(.character("q")), .until("That is a new best score."), .key(.escape),
        .until("CoolMan · rank 1 of 1 · best "), .key(.enter), .until("That is you."),
        .key(.escape), .until("▸★"), .key(.character("q")),
      ])
    #expect(try await visit.run("--seed", "1", "--sides", side.rawValue))
    #expect(visit.display?.isClosed == true)
    #expect(visit.console.output.isEmpty)
    #expect(visit.console.error.isEmpty)
    let player = try #require(try visit.roster.players().first)
    #expect(player.nickname.text == "CoolMan")
    #expect(player.bestScore > 0)
    #expect(player.lastVisit == VisitRig.noon)
  }

  @Test("A wrong password is told, and the next one may be right", arguments: Side.allCases)
  func wrongPassword(_ side: Side) async throws {
    let visit = try Visit(
      script: signIn("CoolMan@example.com", "ahoy") + [
        .until("The e-mail address or the password is wrong"), .pause(200), .key(.control("u")),
        .type("shipshape"), .key(.enter), .until("Welcome, CoolMan."), .until("▸★"),
        .key(.character("q")),
      ])
    try await visit.run("--sides", side.rawValue)
    #expect(visit.display?.pictures.contains { $0.contains("ahoy") } == false)
  }

  @Test("What another arcade does to the file comes into the lobby", arguments: Side.allCases)
  func twoArcades(_ side: Side) async throws {
    let visit = try Visit()
    let roster = Sides(all: side).roster.openRoster(in: visit.rosterFile)
    visit.display = ScriptedDisplay(script: [
      .until("Players: 1 "), .outside { _ = try? roster.add("Zoë") }, .until("Zoë joined."),
      .until(" ★ Zoë "), .key(.character("q")),
    ])
    try await visit.run("--guest", "--sides", side.rawValue)
    #expect(try roster.players().map(\.nickname.text) == ["Guest", "Zoë"])
  }

  @Test("A file of one's own is used, and the usual one left alone")
  func ownFile() async throws {
    let visit = try Visit(script: [.until("▸★ Guest"), .key(.character("q"))])
    let path = visit.path("ours.json")
    try await visit.run("visit", "--guest", "--file", path)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(!FileManager.default.fileExists(atPath: visit.rosterFile.path))
  }

  @Test(
    "A damaged file is told in the lobby, and a score is kept all the same",
    arguments: Side.allCases)
  func damagedFile(_ side: Side) async throws {
    let visit = try Visit(
      script: [
        .until("repair it there, or go on with an empty one."), .until("▸★ Guest (you)"),
        .key(.character("p")), .until("SCORE"),
      ] + shots + [
        .key(.character("q")), .until("That is a new best score."), .key(.enter), .until("▸★"),
        .key(.character("q")),
      ])
    try visit.writeRoster("plenty")
    try await visit.run("--guest", "--seed", "1", "--sides", side.rawValue)
    #expect(try visit.roster.players().first?.bestScore ?? 0 > 0)
  }

  @Test(
    "A damaged file is told after the visit where nobody came to the lobby",
    arguments: Side.allCases
  )
  func damagedFileOutside(_ side: Side) async throws {
    let visit = try Visit(script: [.until("E-mail"), .key(.escape)])
    try visit.writeRoster("plenty")
    #expect(try await visit.run("--sides", side.rawValue))
    #expect(visit.console.error.hasPrefix("arcade: The roster “"))
    #expect(visit.console.error.hasSuffix("repair it there, or go on with an empty one.\n"))
  }

  @Test(
    "A score that could not be kept is told also where a signal ends the game",
    arguments: Side.allCases)
  func unkeptScore(_ side: Side) async throws {
    let visit = try Visit()
    let file = visit.rosterFile
    let newer = #"{"version": 99, "nextID": 1, "players": []}"#
    visit.display = ScriptedDisplay(
      script: [.until("▸★ Guest (you)"), .key(.character("p"))] + shots + [
        .outside { try? Data(newer.utf8).write(to: file) }, .event(.interrupted(.terminate)),
      ])
    let error = await #expect(throws: Interrupted.self) {
      try await visit.run("--guest", "--seed", "1", "--sides", side.rawValue)
    }
    #expect(error?.exitStatus == 143)
    #expect(visit.console.error.hasPrefix("arcade: The score could not be kept: The roster “"))
    #expect(visit.console.error.split(separator: "\n").count == 1)
  }

  @Test("A file of a newer arcade is told in the lobby and left as it is", arguments: Side.allCases)
  func newerFile(_ side: Side) async throws {
    let visit = try Visit(script: [.until("update it."), .key(.character("q"))])
    let text = #"{"version": 99, "nextID": 1, "players": []}"#
    try visit.writeRoster(text)
    try await visit.run("--guest", "--sides", side.rawValue)
    #expect(try String(contentsOf: visit.rosterFile, encoding: .utf8) == text)
  }

  @Test("A log is appended only where one is asked for, and no password is in it")
  func log() async throws {
    let steps = signIn("CoolMan@example.com") + [.until("▸★"), .key(.character("q"))]
    let visit = try Visit(script: steps)
    let log = try visit.folder.file("log", "before\n")
    try await visit.run("--log", log.path)
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(text.hasPrefix("before\nsign-in: POST "))
    #expect(text.hasSuffix("\n"))
    #expect(text.split(separator: "\n").count > 2)
    #expect(!text.contains("shipshape\""))
    let silent = try Visit(script: steps)
    try await silent.run()
    let files = try FileManager.default.contentsOfDirectory(atPath: silent.folder.url.path)
    #expect(files == ["data"])
  }

  @Test("A service of one's own is asked; one that takes no connections is told")
  func service() async throws {
    // Port 1 is reserved, and nobody listens there.
    let visit = try Visit(
      script: signIn("CoolMan@example.com") + [
        .until("The account service"), .until("Esc leaves"), .key(.escape),
      ])
    try await visit.run("--service", "http://127.0.0.1:1")
    #expect(visit.display?.pictures.first?.contains("Practice") == false)
  }

  @Test("A signal ends the visit with its status", arguments: Interruption.allCases)
  func signals(_ interruption: Interruption) async throws {
    let visit = try Visit(
      script: signIn("CoolMan@example.com") + [.event(.interrupted(interruption))])
    let error = await #expect(throws: Interrupted.self) { try await visit.run() }
    #expect(error?.exitStatus == 128 + interruption.rawValue)
    #expect(visit.display?.isClosed == true)
  }

  @Test("A seed is drawn when none is given, and the same seed is the same game")
  func seeds() async throws {
    let steps: [Step] = [
      .until("▸★"), .key(.character("p")), .until("SCORE"), .pause(3_000), .key(.character("q")),
      .until("▸★"), .key(.character("q")),
    ]
    var games: [[String]] = []
    for words in [["--guest"], ["--guest", "--seed", "12"], ["--guest", "--seed", "13"]] {
      let visit = try Visit(script: steps)
      try await visit.run(words)
      games.append(visit.display?.pictures.filter { $0.contains("SCORE") } ?? [])
    }
    #expect(games[0].count > 80)
    #expect(games[0] == games[1])
    #expect(games[1] != games[2])
  }
}
