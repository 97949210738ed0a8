import PlayerVisit
import SpaceGame
import Terminal

/// Draws the screens of the arcade: the same content, view and size give the same picture.
enum ScreenPicture {
  /// - Parameters:
  ///   - content: What the screen shows. A game is drawn as it is before its first tick.
  ///   - view: Where the visitor is in it.
  ///   - size: The size of the picture; if it is too small, the picture asks for more space.
  @MainActor
  static func canvas(
    of content: ScreenContent, in view: ScreenView = ScreenView(), size: Size
  ) -> Canvas {
    framed(in: view, size: size) { picture(of: content, in: view, size: size) }
  }

  /// The sign-in screen, as it shows itself.
  static func canvas(of form: FormPicture, in view: ScreenView, size: Size) -> Canvas {
    framed(in: view, size: size) { SignInPicture.canvas(of: form, in: view, size: size) }
  }

  private static func framed(
    in view: ScreenView, size: Size, _ picture: () -> Canvas
  ) -> Canvas {
    guard Window.isLargeEnough(size) else {
      return Window.request(
        for: "The arcade", keys: "Ctrl-C leaves", label: view.label, in: size)
    }
    var canvas = picture()
    PictureFrame.write(label: view.label, on: &canvas)
    return canvas
  }

  @MainActor
  private static func picture(
    of content: ScreenContent, in view: ScreenView, size: Size
  ) -> Canvas {
    switch content {
    case .signIn:
      return view.form.map { SignInPicture.canvas(of: $0, in: view, size: size) } ?? Canvas(size)
    case .lobby(let lobby): return LobbyPicture.canvas(of: lobby, in: view.window, size: size)
    case .details(let details): return DetailsPicture.canvas(of: details, size: size)
    case .game(let invitation):
      return GameView.canvas(
        of: World(seed: 0), highScore: invitation.highScore,
        keys: KeyboardPilot().keys(in: .playing), in: size)
    case .score(let card): return ScorePicture.canvas(of: card, size: size)
    }
  }
}
