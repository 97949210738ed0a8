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
  /// How long a welcome stays where nobody presses a key.
  static let welcomeTime = Duration.seconds(1)

  private let stage: any Stage
  private let games: GameBooth
  private var screen: any Screen
  private var view: ScreenView
  /// When the welcome goes away.
  private var welcomeEnd: Duration?
  /// Who is selected when the lobby comes back after a look at them.
  private var selected: Player.ID?
  /// Of which refresh the lobby's table is in sight.
  private var refresh: Int?
  /// What was drawn of the form.
  private var form: SignInForm?
  private var isStale = true

  init(_ screen: any Screen, games: GameBooth, in view: ScreenView, on stage: any Stage) {
    self.screen = screen
    self.games = games
    self.view = view
    self.stage = stage
  }

  func run() async -> Ending {
    while true {
      if let ending = goOn() { return ending }
      noteChanges()
      if isStale { draw() }
      for event in stage.wait(milliseconds: Tour.patience) {
        if let ending = handle(event) { return ending }
      }
      await Task.yield()
    }
  }

  /// Does what follows without a key: a game is played, a welcome passes.
  private func goOn() -> Ending? {
    switch screen.content {
    case .game(let invitation): return play(invitation)
    case .signIn(let signIn):
      guard case .welcome(_, let account) = signIn.form.status else { return nil }
      let end = welcomeEnd ?? stage.now + Tour.welcomeTime
      welcomeEnd = end
      return stage.now < end ? nil : take(.signedIn(account))
    case .lobby, .details, .score: return nil
    }
  }

  private func play(_ invitation: GameInvitation) -> Ending? {
    switch games.play(invitation, on: stage) {
    case .action(let action): return take(action)
    case .interrupted(let interruption, let action):
      if let action { _ = take(action) }
      return leave(by: interruption)
    }
  }

  private func take(_ action: ScreenAction) -> Ending? {
    guard case .screen(let next) = screen.next(after: action) else { return .left }
    if next !== screen { enter(next) }
    return nil
  }

  /// Nothing of the last screen is kept but who was selected.
  private func enter(_ next: any Screen) {
    screen = next
    view.signIn = SignInView()
    view.window = nil
    welcomeEnd = nil
    refresh = nil
    form = nil
    isStale = true
  }

  /// Whatever is under way on the screen ends with the visit.
  private func leave(by interruption: Interruption) -> Ending {
    _ = screen.next(after: .leave)
    return .interrupted(interruption)
  }
}

// MARK: - Keys

extension Tour {
  private func handle(_ event: SessionEvent) -> Ending? {
    switch event {
    case .key(let key):
      // Nobody presses a key on purpose in a picture that cannot be seen.
      return PictureFrame.fits(in: stage.size) ? press(key) : nil
    case .resized, .resumed:
      isStale = true
      return nil
    case .interrupted(let interruption): return leave(by: interruption)
    }
  }

  private func press(_ key: Key) -> Ending? {
    isStale = true
    let action: ScreenAction? =
      switch screen.content {
      case .signIn(let signIn): press(key, on: signIn)
      case .lobby(let lobby): press(key, in: lobby)
      case .details: ScreenKeys.details(key)
      case .score: ScreenKeys.score(key)
      case .game: nil
      }
    return action.flatMap(take)
  }

  private func press(_ key: Key, on signIn: any SigningIn) -> ScreenAction? {
    if case .welcome(_, let account) = signIn.form.status { return .signedIn(account) }
    switch SignInKeys(signIn: signIn).press(key, &view.signIn) {
    case .nothing: return nil
    case .leave: return .leave
    case .submit:
      Task { [weak self] in
        await signIn.submit()
        self?.noteAnswer(to: signIn)
      }
      return nil
    }
  }

  /// The cursor goes to the field that is to be mended.
  private func noteAnswer(to signIn: any SigningIn) {
    guard case .signIn(let current) = screen.content, current === signIn,
      case .alert = signIn.form.status
    else { return }
    let isEmpty = signIn.form.email.allSatisfy(\.isWhitespace)
    view.signIn.focus = isEmpty ? .email : .password
    isStale = true
  }

  private func press(_ key: Key, in lobby: Lobby) -> ScreenAction? {
    var window = look(at: lobby)
    let action = ScreenKeys.lobby(key, lobby, &window)
    view.window = window
    if case .details(let player) = action { selected = player.id }
    return action
  }
}

// MARK: - The picture

extension Tour {
  /// Finds out whether the screen has something new to show.
  private func noteChanges() {
    switch screen.content {
    case .signIn(let signIn):
      if signIn.form != form { isStale = true }
      form = signIn.form
    case .lobby(let lobby):
      if lobby.refreshes != refresh { isStale = true }
      view.window = look(at: lobby)
    case .details, .score, .game: break
    }
  }

  /// The window on the table as it is now, and as high as it is seen.
  private func look(at lobby: Lobby) -> TableWindow {
    var window = view.window ?? TableWindow(lobby.table, selecting: selected)
    selected = nil
    if refresh != nil, refresh != lobby.refreshes { window.show(lobby.table) }
    refresh = lobby.refreshes
    _ = window.visible(height: PictureFrame.lines(in: stage.size))
    return window
  }

  private func draw() {
    stage.show(ScreenPicture.canvas(of: screen.content, in: view, size: stage.size))
    isStale = false
  }
}
