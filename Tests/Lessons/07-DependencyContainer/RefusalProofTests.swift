import Foundation
import TestSupport
import Testing

/// What the compiler accepts of before and refuses of after, and the other way round.
@Suite("Proofs: what compiles")
struct RefusalProofTests {
  // MARK: - The lobby of nobody

  // snippet: peek-before
  @Test("Before compiles a lobby for somebody who did not sign in")
  func lobbyOfNobodyBefore() throws {
    let peek = """
      @MainActor func peek(_ parts: VisitParts) -> any Screen {
        LobbyScreen(context: VisitContext(parts: parts))
      }
      """
    #expect(try errors(in: peek, importing: "Before") == [])
  }
  // end: peek-before

  // snippet: peek-after
  @Test("After compiles a lobby for an account, and for nothing less")
  func lobbyOfNobodyAfter() throws {
    let peek = """
      @MainActor func peek(_ scenes: any SignedOutScenes, as account: Account) {
        _ = scenes.signedIn(as: account).lobby()
        _ = scenes.signedIn().lobby()
        _ = scenes.lobby()
      }
      """
    #expect(
      try errors(in: peek, importing: "After") == [
        "missing argument for parameter 'as' in call",
        "value of type 'any SignedOutScenes' has no member 'lobby'",
      ])
  }
  // end: peek-after

  // MARK: - By hand

  @Test("Before compiles without the lines that sign out")
  func forgottenSignOut() throws {
    let lobby = try source("Before/LobbyScreen.swift")
    #expect(lobby.ranges(of: "context.signOut()").count == 2)
    let forgetful = lobby.replacing("context.signOut()", with: "")
    #expect(try errors(in: forgetful, importing: "Before") == [])
  }

  @Test("Nothing less than all nine parts makes one of before's screens")
  func partsOfBefore() throws {
    let alone = """
      @MainActor func alone(_ player: Player) {
        _ = DetailsScreen(player: player, in: LobbyContent())
        _ = VisitContext(parts: VisitParts())
      }
      """
    let parts = [
      "roster", "signIn", "refresh", "tables", "rosterFile", "service", "log", "plan", "now",
    ].map { "'\($0)'" }
    #expect(
      try errors(in: alone, importing: "Before") == [
        "missing argument for parameter 'context' in call",
        "missing arguments for parameters \(parts.joined(separator: ", ")) in call",
      ])
  }

  // snippet: shared
  @Test("A shared instance that can be replaced is refused, unless an actor owns it")
  func sharedInstance() throws {
    let shared = """
      final class Free { static var shared = Free() }
      @MainActor final class Owned { static var shared = Owned() }
      """
    let errors = try errors(in: shared, importing: "Before")
    #expect(errors.count == 1)
    #expect(errors.first?.contains("'shared' is not concurrency-safe") == true)
  }
  // end: shared

  // MARK: - Where after loses

  // snippet: deep
  @Test("Before's details reach the log; after's have to be handed it")
  func deepDependency() throws {
    let look = "extension DetailsScreen { func look() { %log.write(\"A look.\") } }"
    let before = look.replacing("%", with: "context.parts.")
    #expect(try errors(in: before, addedTo: "Before/DetailsScreen.swift") == [])
    let after = look.replacing("%", with: "")
    #expect(
      try errors(in: after, addedTo: "After/DetailsScreen.swift")
        == ["cannot find 'log' in scope"])
  }
  // end: deep

  @Test("A new scene opens the container of after, and every stub")
  func newScene() throws {
    let requirement = "  func game() -> any Screen\n"
    let container = try source("After/SignedInContainer.swift")
    #expect(container.ranges(of: requirement).count == 1)
    let wider = container.replacing(
      requirement, with: requirement + "  func help() -> any Screen\n")
    let stub = try source("Doubles/StubScenes.swift", under: "Tests")
      .replacing("import Testing", with: "")
      .replacing("Issue.record", with: "print")
    let others = try [
      "SignedOutContainer", "SignInScreen", "LobbyScreen", "DetailsScreen", "GameScreen",
      "ScoreScreen", "RosterEntry",
    ].map { try source("After/\($0).swift") }
    #expect(
      try errors(in: ([wider, stub] + others).joined(separator: "\n"), importing: "After") == [
        "type 'SignedInContainer' does not conform to protocol 'SignedInScenes'",
        "type 'StubSignedInScenes' does not conform to protocol 'SignedInScenes'",
      ])
  }

  // MARK: - The compiler

  private let lesson = "07-DependencyContainer"

  private func source(_ file: String, under folder: String = "Sources") throws -> String {
    try String(
      contentsOf: PackageFolder.appending("\(folder)/Lessons/\(lesson)/\(file)"), encoding: .utf8)
  }

  private func errors(in source: String, addedTo file: String) throws -> [String] {
    let side = String(file.prefix { $0 != "/" })
    return try errors(in: self.source(file) + "\n" + source, importing: side)
  }

  private func errors(in source: String, importing side: String) throws -> [String] {
    try Refusal.errors(
      in: """
        import PlayerRoster
        @testable import DependencyContainer\(side)
        \(source)
        """, lesson: lesson, room: "PlayerRoster")
  }
}
