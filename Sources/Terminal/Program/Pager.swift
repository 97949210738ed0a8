/// The program that shows texts one screen at a time, chosen as git chooses it.
struct Pager: Equatable, Sendable {
  let command: [String]
  /// For `less` and `lv`, where the reader has no settings of their own. F: quit at once if the text
  /// fits on the screen; R: show colours; X: leave the text on the screen.
  let settings: [String: String]

  /// - Parameter environment: The reader's wish is in `PAGER`; `less` where it is not set. Nil for no
  ///   pager, which an empty one and `cat` ask for.
  init?(_ environment: [String: String]) {
    let wish = environment["PAGER"]?.split(separator: " ").joined(separator: " ")
    guard !["", "cat"].contains(wish), !TerminalInfo.isDumb(environment) else { return nil }
    command = wish.map { ["/bin/sh", "-c", $0] } ?? ["less"]
    settings = ["LESS": "FRX", "LV": "-c"].filter { environment[$0.key] == nil }
  }

  /// Shows a text until the reader leaves it; false if there is no such program.
  func show(_ text: String) -> Bool {
    ![126, 127].contains(Foreground.run(command, reading: text, environment: settings))
  }
}
