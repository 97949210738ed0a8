import Foundation
import PlayerVisit
import SpaceGame
import Terminal

/// A visit to the arcade that writes down everything observable as lines of text.
@MainActor
final class NotedVisit {
  static let size = Size(columns: 80, rows: 24)

  /// The current screen; nil before and after the visit.
  private(set) var screen: (any Screen)?
  private(set) var pictures: [Canvas] = []
  var lobby: Lobby? {
    guard case .lobby(let lobby)? = screen?.content else { return nil }
    return lobby
  }

  /// The roster as another program opens it.
  private let othersRoster: any RosterKeeping
  private let frontDoor: any ScreenMaking
  private let parts: VisitParts
  private let game: Game
  private let outage: Outage
  private let log = NotedLog()
  private let note: (String) -> Void
  private let form = NotedForm()
  private var rows: [String] = []

  /// - Parameter note: Receives each line without its line feed.
  init(
    _ sides: Sides, rosterFile: URL, plan: RefreshPlan, now: Date,
    note: @escaping (String) -> Void
  ) {
    var parts = VisitParts(
      sides, rosterFile: rosterFile, service: .embedded(), log: log, plan: plan, now: { now })
    outage = Outage(of: parts.roster)
    othersRoster = parts.roster.openRoster(in: rosterFile)
    parts.roster = outage
    parts.show = form.show
    self.parts = parts
    self.note = note
    frontDoor = sides.frontDoor
    game = Game(systems: Systems(sides))
  }

  // MARK: - Coming

  func arrive() {
    note("> The arcade opens.")
    enter(frontDoor.firstScreen(of: parts))
  }

  /// Fills in the sign-in screen, submits, and waits for the answer.
  func signIn(email: String, password: String) async {
    guard case .signIn(let signIn)? = screen?.content else { return }
    note("> Signs in as \(email.quotedForNotes) with a password of \(password.count) characters.")
    form.type([email, password], into: signIn)
    await form.answer(to: signIn)
    show()
  }

  // MARK: - Going on

  func act(_ action: ScreenAction) {
    note("> \(action.words)")
    follow(action)
  }

  /// Follows a welcome to the next screen; does nothing without one.
  func goOn() {
    guard case .signIn(let signIn)? = screen?.content, let account = signIn.account else { return }
    act(.signedIn(account))
  }

  /// Watches the lobby refresh itself until an action follows.
  ///
  /// - Parameter respond: Called after each refresh; the visit performs the action that it returns
  ///   in the same tick.
  func watch(_ respond: @escaping (Feed, _ tick: Int) -> ScreenAction?) async {
    guard let lobby else { return }
    note("> Watches the lobby.")
    var action: ScreenAction?
    await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
      lobby.onRefresh = { [unowned self, unowned lobby] feed, tick in
        note("tick \(tick) refreshes the \(feed.rawValue)")
        noteRows(of: lobby)
        guard action == nil else { return }
        action = respond(feed, tick)
        guard let action else { return }
        showPicture()
        act(action)
        end.resume()
      }
    }
  }

  func meanwhile(_ event: String, _ change: (any RosterKeeping) throws -> Player) {
    note("* \(event)")
    do {
      note("\(try change(othersRoster).words)")
    } catch {
      note("\(error)")
    }
  }

  /// Makes the visitor's next calls to the roster fail as if its disk were disconnected.
  func loseRoster(forCalls calls: Int) {
    note("* The disk is away for \(calls) calls.")
    outage.begin(calls: calls)
  }

  /// Plays the game, and finishes with the score after the last tick.
  func play(seed: UInt64, firstWave: Int, ticks: Int) {
    guard case .game(let invitation)? = screen?.content else { return }
    note("> Plays.")
    var recorder = Recorder(game: game, seed: seed, firstWave: firstWave)
    var pilot = AutomaticPilot(ticks: ticks)
    while let command = pilot.command(for: recorder.world) { note(recorder.play(command)) }
    let world = recorder.world
    show(
      GameView.canvas(
        of: world, highScore: invitation.highScore, keys: pilot.keys(in: world.phase),
        in: NotedVisit.size))
    act(.finished(score: world.score))
  }

  func noteRoster() {
    note("> Somebody lists the roster.")
    do {
      for line in try othersRoster.lines() { note(line.words) }
      for player in try othersRoster.players() { note(player.words) }
    } catch {
      note("\(error)")
    }
  }

  // MARK: - Noting

  private func follow(_ action: ScreenAction) {
    guard let current = screen else { return }
    switch current.next(after: action) {
    case .screen(let next) where next === current: note("Nothing happens.")
    case .screen(let next): enter(next)
    case .end:
      screen = nil
      noteLog()
      note("The visit is over.")
    }
  }

  private func enter(_ next: any Screen) {
    screen = next
    rows = []
    show()
  }

  private func show() {
    noteLog()
    guard let content = screen?.content else { return }
    for line in content.words(of: form.picture) { note(line) }
    if case .lobby(let lobby) = content { noteRows(of: lobby) }
    showPicture()
  }

  private func showPicture() {
    guard let content = screen?.content else { return }
    show(
      ScreenPicture.canvas(
        of: content, in: ScreenView(hint: parts.service.hint, form: form.picture),
        size: NotedVisit.size))
  }

  private func show(_ canvas: Canvas) {
    pictures.append(canvas)
    for line in canvas.lines { note(line) }
  }

  private func noteLog() {
    for line in log.takeLines() { note("log: \(line)") }
  }

  /// Notes the changes in the lobby's table, as a patch would show them.
  private func noteRows(of lobby: Lobby) {
    let new = lobby.table.words
    defer { rows = new }
    let changes = new.difference(from: rows)
    for case .remove(_, let row, _) in changes.removals { note("- \(row)") }
    for case .insert(_, let row, _) in changes.insertions { note("+ \(row)") }
  }
}
