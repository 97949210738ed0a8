import PlayerVisit
import SpaceGame
import Terminal

/// Leads a visitor from screen to screen until they leave.
///
/// It waits for keys in short intervals and lets other tasks run in between, so that answers and
/// refreshes come in; it draws only if something has changed.
@MainActor
final class VisitLoop {
  /// How long it waits for a key before other tasks run, in milliseconds.
  static let patience = 50

  private let display: any Display
  private let games: GameRunner
  private let form: FormDisplay
  /// Why scores could not be kept, whether or not a screen has said so.
  private(set) var problems: [String] = []
  private var screen: any Screen
  private var controller: any ScreenController
  private var isStale: Bool

  /// - Parameter form: The display of sign-in screens.
  init(_ screen: any Screen, games: GameRunner, on display: any Display, form: FormDisplay) {
    self.screen = screen
    self.games = games
    self.display = display
    self.form = form
    controller = VisitLoop.controller(of: screen, selecting: nil, on: display, form: form)
    isStale = !controller.showsItself
  }

  func run() async -> GameLoop.Ending {
    while true {
      if let ending = goOn() { return ending }
      if controller.takeNews() || isStale { draw() }
      for event in display.wait(milliseconds: VisitLoop.patience) {
        if let ending = handle(event) { return ending }
      }
      await Task.yield()
    }
  }

  // MARK: - Going on

  /// Does what is due without a key.
  private func goOn() -> GameLoop.Ending? {
    guard case .game(let invitation) = screen.content else {
      return controller.actionDue(at: display.now).flatMap(take)
    }
    var ending: GameLoop.Ending?
    let interruption = games.play(invitation, on: display, label: form.view.label) {
      ending = self.take($0)
    }
    return ending ?? interruption.map(leave)
  }

  private func handle(_ event: SessionEvent) -> GameLoop.Ending? {
    isStale = true
    switch event {
    case .key(let key):
      isStale = !controller.showsItself
      // Keys are ignored while the picture cannot be seen.
      guard Window.isLargeEnough(display.size) else { return nil }
      return controller.press(key).flatMap(take)
    case .resized, .resumed: return nil
    case .interrupted(let interruption): return leave(by: interruption)
    }
  }

  /// Goes on to the next screen.
  func take(_ action: ScreenAction) -> GameLoop.Ending? {
    guard case .screen(let next) = screen.next(after: action) else { return .left }
    guard next !== screen else { return nil }
    let selected: Player.ID? =
      if case .details(let details) = screen.content { details.player.id } else { nil }
    screen = next
    if case .score(let card) = next.content, let problem = card.problem { problems.append(problem) }
    controller = VisitLoop.controller(of: next, selecting: selected, on: display, form: form)
    isStale = !controller.showsItself
    return nil
  }

  /// Ends whatever is in progress on the screen, together with the visit.
  private func leave(by interruption: Interruption) -> GameLoop.Ending {
    _ = screen.next(after: .leave)
    return .interrupted(interruption)
  }

  private static func controller(
    of screen: any Screen, selecting id: Player.ID?, on display: any Display, form: FormDisplay
  ) -> any ScreenController {
    let view = form.view
    return switch screen.content {
    case .signIn(let signIn): SignInScreenController(to: signIn, on: form)
    case .lobby(let lobby):
      LobbyScreenController(of: lobby, in: view, selecting: id) { display.size }
    case .details: PlainScreenController(in: view, back: .back)
    case .score: PlainScreenController(in: view, back: .back, play: .play)
    // The game handles its own keys; those that come before its first picture are not meant for it.
    case .game: PlainScreenController(in: view)
    }
  }

  private func draw() {
    display.show(
      ScreenPicture.canvas(of: screen.content, in: controller.view, size: display.size))
    isStale = false
  }
}
