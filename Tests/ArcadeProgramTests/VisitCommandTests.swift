import Foundation
import PlayerVisit
import Terminal
import TestSupport
import Testing
import Toolchain

@testable import ArcadeProgram

/// Whole visits through the real parts: the embedded service, the file, the scheduler.
@Suite("The visit command")
struct VisitCommandTests {
  private typealias Step = ScriptedDisplay.Step

  private func signIn(_ password: String = "shipshape") -> [Step] {
    [.until("E-mail"), .type("CoolMan@example.com"), .key(.enter), .type(password), .key(.enter)]
  }

  /// Plays a game from the lobby; with seed 1, a shot hits something.
  private let play = [Step.until("▸★"), .key("p"), .until("HIGH 000000")] + Step.shots

  @Test(
    "A player can sign in, play, find the score in the lobby and leave", arguments: Side.allCases)
  func wholeVisit(_ side: Side) async throws {
    let visit = try Visit(
      script: signIn("ahoy") + [
        .until("The e-mail address or the password is wrong"), .pause(200), .key(.control("u")),
        .type("shipshape"), .key(.enter), .until("Welcome, CoolMan."), .key(.enter),
        .until("▸★ CoolMan (you)"),
      ] + play + [
        .key("q"), .until("That is a new best score."), .key(.escape),
        .until("CoolMan · rank 1 of 1 · best "), .key(.enter), .until("That is you."),
        .key(.escape), .until("▸★"), .key("q"),
      ])
    #expect(try await visit.run("--seed", "1", "--sides", side.rawValue))
    let printed = visit.console.output + visit.console.error
    #expect(printed.isEmpty)
    let player = Player(
      id: 1, nickname: try Nickname("CoolMan"), bestScore: try visit.best, lastVisit: Visit.noon)
    #expect(player.bestScore > 0)
    #expect(try visit.roster.players() == [player])
    let display = try #require(visit.display)
    let isShown = display.pictures.joined().contains("ahoy")
    #expect(display.isClosed && !isShown, "No picture shows a password.")
  }

  @Test("The option --compact makes the lobby's table compact", arguments: Side.allCases)
  func compact(_ side: Side) async throws {
    for words in [["--compact"], []] {
      let visit = try Visit(script: [.until("▸★ Guest (you)"), .key("q")])
      try await visit.run(["--guest", "--sides", side.rawValue] + words)
      #expect(visit.display?.picture.contains("last visit") == words.isEmpty)
    }
  }

  @Test("The option --file opens another roster")
  func ownFile() async throws {
    let visit = try Visit(script: [.until("▸★ Guest"), .key("q")])
    let path = visit.path("ours.json")
    try await visit.run("visit", "--guest", "--file", path)
    let isMade = FileManager.default.fileExists(atPath: path)
    let isUsualMade = FileManager.default.fileExists(atPath: visit.rosterFile.path)
    #expect(isMade && !isUsualMade)
  }

  @Test("The option --log writes a log that contains no password")
  func log() async throws {
    let visit = try Visit(script: signIn() + [.until("▸★"), .key("q")])
    let log = try visit.folder.file("log", "before\n")
    try await visit.run("--log", log.path)
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(text.hasPrefix("before\nsign-in: POST ") && text.hasSuffix("\n"))
    #expect(text.split(separator: "\n").count > 2 && !text.contains("shipshape\""))
    let names = try FileManager.default.contentsOfDirectory(atPath: visit.folder.url.path)
    #expect(names.sorted() == ["data", "log"])
    // A kata may log anything, but a reader of the file takes each line for one note.
    try LogFile(path: log.path).write("failed,\r\nwhy\never")
    #expect(try String(contentsOf: log, encoding: .utf8) == text + "failed, why ever\n")
  }

  @Test("The option --service replaces the practice service, and a dead service is reported")
  func service() async throws {
    // Port 1 is reserved and has no listener.
    let visit = try Visit(
      script: signIn() + [
        .until("The account service"), .until("Esc leaves"), .key(.escape),
      ])
    try await visit.run("--service", "http://127.0.0.1:1")
    let first = visit.display?.pictures.first ?? "Practice"
    #expect(!first.contains("Practice"))
  }

  @Test("A visit without a seed draws one, and the same seed gives the same game")
  func seeds() async throws {
    var games: [[String]] = []
    for words in [["--guest"], ["--guest", "--seed", "12"], ["--guest", "--seed", "13"]] {
      let visit = try Visit(script: [
        .until("▸★"), .key("p"), .until("SCORE"), .pause(2_000), .key("q"), .until("▸★"),
        .key("q"),
      ])
      try await visit.run(words)
      games.append(visit.display?.pictures.filter { $0.contains("SCORE") } ?? [])
    }
    #expect(games[0].count > 50 && games[0] == games[1] && games[1] != games[2])
  }
}
