import PlayerVisit
import Terminal

/// Draws the pictures of the sign-in screen as they come, inside the arcade's frame.
@MainActor
final class FormDisplay {
  /// The visit's constant view, with the form last shown.
  private(set) var view: ScreenView
  private let display: any Display

  init(in view: ScreenView, on display: any Display) {
    self.view = view
    self.display = display
  }

  func show(_ picture: FormPicture) {
    view.form = picture
    display.show(ScreenPicture.canvas(of: picture, in: view, size: display.size))
  }
}
