import PlayerRoster
import Terminal

/// What the keys do on the screens that only show something.
enum ScreenKeys {
  /// - Returns: What somebody does in the lobby; `nil` for a key that moves in the table or means
  ///   nothing.
  @MainActor
  static func lobby(_ key: Key, _ lobby: Lobby, _ window: inout TableWindow) -> ScreenAction? {
    switch key {
    case .up: window.move(.up)
    case .down: window.move(.down)
    case .pageUp: window.move(.pageUp)
    case .pageDown: window.move(.pageDown)
    case .home: window.move(.home)
    case .end: window.move(.end)
    case .enter: return window.selectedRow.flatMap(lobby.table.player(of:)).map { .details($0) }
    case .character("p"), .character("P"): return .play
    case .character("o"), .character("O"): return .signOut
    case .character("q"), .character("Q"), .control("d"): return .leave
    default: break
    }
    return nil
  }

  static func details(_ key: Key) -> ScreenAction? {
    goesBack(key) ? .back : nil
  }

  static func score(_ key: Key) -> ScreenAction? {
    if key == .character("p") || key == .character("P") { return .play }
    return goesBack(key) ? .back : nil
  }

  private static func goesBack(_ key: Key) -> Bool {
    switch key {
    case .escape, .enter, .character("q"), .character("Q"), .control("d"): true
    default: false
    }
  }
}
