import PlayerRoster
import SpaceGame
import Terminal

/// Leads somebody from screen to screen, until they leave.
///
/// It waits for keys in short pieces and lets others have their turn in between, so that answers
/// and refreshes come in; it draws only where something has changed.
@MainActor
final class Tour {
  enum Ending: Hashable, Sendable {
    /// The visitor left.
    case left
    case interrupted(Interruption)
  }

  /// How long it waits for a key before others have their turn. In milliseconds.
  static let patience = 50

  private let stage: any Stage
  private let games: GameBooth
  /// What the view of every screen has at first.
  private let view: ScreenView
  /// What the visitor should know and no picture has shown yet, to be told after the visit.
  private(set) var untold: [String]
  private var screen: any Screen
  private var attendant: any Attendant
  private var isStale = true

  init(_ screen: any Screen, games: GameBooth, in view: ScreenView, on stage: any Stage) {
    self.screen = screen
    self.games = games
    self.view = view
    self.stage = stage
    untold = [view.warning].compactMap(\.self)
    attendant = Tour.attendant(of: screen, in: view, selecting: nil, on: stage)
  }

  func run() async -> Ending {
    while true {
      if let ending = goOn() { return ending }
      if attendant.takeNews() || isStale { draw() }
      for event in stage.wait(milliseconds: Tour.patience) {
        if let ending = handle(event) { return ending }
      }
      await Task.yield()
    }
  }

  // MARK: - Going on

  /// Does what follows without a key.
  private func goOn() -> Ending? {
    guard case .game(let invitation) = screen.content else {
      return attendant.actionDue(at: stage.now).flatMap(take)
    }
    switch games.play(invitation, on: stage) {
    case .action(let action): return take(action)
    case .interrupted(let interruption, let action):
      return action.flatMap(take) ?? leave(by: interruption)
    }
  }

  private func handle(_ event: SessionEvent) -> Ending? {
    isStale = true
    switch event {
    case .key(let key):
      // Nobody presses a key on purpose in a picture that cannot be seen.
      guard PictureFrame.fits(in: stage.size) else { return nil }
      return attendant.press(key).flatMap(take)
    case .resized, .resumed: return nil
    case .interrupted(let interruption): return leave(by: interruption)
    }
  }

  private func take(_ action: ScreenAction) -> Ending? {
    guard case .screen(let next) = screen.next(after: action) else { return .left }
    guard next !== screen else { return nil }
    let selected: Player.ID? =
      if case .details(let details) = screen.content { details.player.id } else { nil }
    screen = next
    if case .score(let card) = next.content, let problem = card.problem { untold.append(problem) }
    attendant = Tour.attendant(of: next, in: view, selecting: selected, on: stage)
    isStale = true
    return nil
  }

  /// Whatever is under way on the screen ends with the visit.
  private func leave(by interruption: Interruption) -> Ending {
    _ = screen.next(after: .leave)
    return .interrupted(interruption)
  }

  private static func attendant(
    of screen: any Screen, in view: ScreenView, selecting id: Player.ID?, on stage: any Stage
  ) -> any Attendant {
    switch screen.content {
    case .signIn(let signIn): SignInAttendant(to: signIn, in: view)
    case .lobby(let lobby):
      LobbyAttendant(of: lobby, in: view, selecting: id) { stage.size }
    case .details: PageAttendant(in: view, keys: .back)
    case .score: PageAttendant(in: view, keys: .backAndPlay)
    // The game takes its own keys; those that come before its first picture are not for it.
    case .game: PageAttendant(in: view, keys: .none)
    }
  }

  private func draw() {
    let (content, size) = (screen.content, stage.size)
    stage.show(ScreenPicture.canvas(of: content, in: attendant.view, size: size))
    isStale = false
    guard PictureFrame.fits(in: size), let sentence = sentence(on: content) else { return }
    untold.removeAll { $0 == sentence }
  }

  /// What can be read on a screen and is to be told in any case.
  private func sentence(on content: ScreenContent) -> String? {
    switch content {
    case .lobby: view.warning
    case .score(let card): card.problem
    case .signIn, .details, .game: nil
    }
  }
}
