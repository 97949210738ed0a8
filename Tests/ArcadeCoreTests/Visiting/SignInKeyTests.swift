import Foundation
import PlayerRoster
import SpaceGame
import Terminal
import Testing

@testable import ArcadeCore

/// Pins what keys do on the sign-in screen: every character that is shown after each, with its colours.
@Suite("Keys on the sign-in screen, to the byte")
struct SignInKeyTests {
  private typealias Step = ScriptedDisplay.Step

  private static let keys: [Key] =
    [
      .left, .right, .home, .end, .backspace, .delete, .tab, .backTab, .up, .down, .pageUp,
      .pageDown, .control("a"), .control("e"), .control("u"), .control("k"), .control("c"),
      .control("x"),
    ] + "aBq @.한\u{301}🚀".unicodeScalars.map { .character(Character($0)) }

  /// Everything that is shown while a script is played, up to a signal that ends it.
  private func canvases(
    _ script: [Step], _ side: Side, size: Size = Size(columns: 80, rows: 24)
  ) async throws -> [Canvas] {
    let visit = try Visit()
    // As a guest, so that the pictures of both sides have the same label.
    visit.guest = Guest(
      SignInSeam.self, side == .before ? SignInSeam.before : SignInSeam.after)
    let display = ScriptedDisplay(
      size: size, script: script + [.event(.interrupted(.hangUp))])
    visit.display = display
    await #expect(throws: Interruption.hangUp) { try await visit.run("--seed", "1") }
    #expect(display.isOver)
    return display.canvases
  }

  @Test("Keys change the picture as they always did", arguments: Side.allCases)
  func random(_ side: Side) async throws {
    var digests: [String] = []
    for (seed, columns, rows) in [(1, 80, 24), (2, 100, 30), (4, 40, 12)] {
      var dice = SeededGenerator(seed: UInt64(seed))
      let keys = (0..<100).compactMap { _ in Self.keys.randomElement(using: &dice) }
      // The space bar may press the button.
      let script = keys.filter { $0 != .character(" ") }.flatMap { [Step.key($0), .pause(60)] }
      let shown = try await canvases(
        [.pause(60)] + script, side, size: Size(columns: columns, rows: rows))
      let changes = shown.reduce(into: [Canvas]()) { if $0.last != $1 { $0.append($1) } }
      digests.append("\(changes.count) \(changes.map(\.digest).digest)")
    }
    #expect(digests == ["27 90ca71423af2d8c9", "50 89fe651aa45b64ca", "1 6c623cca0386381a"])
  }

  @Test("A whole sign-in shows the pictures that it always showed", arguments: Side.allCases)
  func whole(_ side: Side) async throws {
    let shown = try await canvases(
      [
        .key(.tab), .key(.tab), .key(" "), .until("Type your e-mail"), .pause(200),
        .type("CoolMan@example.com"), .key(.enter), .key(.enter), .until("Type your password"),
        .pause(200), .type("ahoy"), .key(.tab), .key(.enter), .until("the password is wrong"),
        .pause(200), .key(.left), .key(.up), .key(.left), .key(.backTab), .key(.tab), .key(.tab),
        .pause(200), .key(.control("k")), .key(.control("u")), .type("shipshape"), .pause(200),
        .key(.enter), .until("Welcome, CoolMan."),
      ], side)
    let texts = [
      "Type your e-mail", "Type your password", "the password is wrong", "Signing in …",
      "Welcome, CoolMan.",
    ]
    // The last picture of each kind: an alert may appear one picture before its cursor.
    let last = texts.map { text in shown.last { $0.text.contains(text) }?.digest ?? "none" }
    #expect(
      last == [
        "c9a64936ba8cdbbc", "02fdca4042122f71", "2c30de60d7bacbcb", "04ebeac84a9b3d96",
        "dd9556486061aba1",
      ])
  }
}
