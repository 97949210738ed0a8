import PlayerVisit
import Terminal

/// Serves the lobby: moves the selection in its table, and notices when the lobby was refreshed.
final class LobbyScreenController: ScreenController {
  private(set) var view: ScreenView
  private let lobby: Lobby
  private let size: () -> Size
  private var window: TableWindow
  private var seen: Seen?

  /// The parts of the lobby that can change by themselves.
  private struct Seen: Equatable {
    let table: Int
    let profile: PlayerDetails?
  }

  /// - Parameters:
  ///   - id: The player who is selected at first.
  ///   - size: The current size of the picture.
  init(
    of lobby: Lobby, in view: ScreenView, selecting id: Player.ID?, size: @escaping () -> Size
  ) {
    self.lobby = lobby
    self.view = view
    self.size = size
    window = TableWindow(lobby.table, selecting: id)
  }

  func takeNews() -> Bool {
    let hasNews = look()
    _ = window.visible(height: PictureFrame.lines(in: size()))
    view.window = window
    return hasNews
  }

  func press(_ key: Key) -> ScreenAction? {
    // The selected player may have gone since the last look.
    _ = look()
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

  /// Checks whether the lobby has changed, and takes over a new table.
  private func look() -> Bool {
    let now = Seen(table: lobby.tableNumber, profile: lobby.profile)
    guard now != seen else { return false }
    if let seen, seen.table != now.table { window.show(lobby.table) }
    seen = now
    return true
  }
}
