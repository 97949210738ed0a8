import Foundation

/// The program that shows texts one screen at a time, chosen as git chooses it.
struct Pager: Equatable, Sendable {
  let command: [String]
  /// For `less` and `lv`, unless the reader has set their options. F: quit at once if the text fits
  /// on the screen; R: show colours; X: leave the text on the screen.
  let settings: [String: String]

  /// - Parameter environment: `PAGER` names the reader's pager; without it, `less`. Nil for no
  ///   pager, which an empty name or `cat` asks for.
  init?(_ environment: [String: String]) {
    let choice = environment["PAGER"]?.split(separator: " ").joined(separator: " ")
    guard !["", "cat"].contains(choice), !TerminalInfo.isDumb(environment) else { return nil }
    command = choice.map { ["/bin/sh", "-c", $0] } ?? ["less"]
    settings = ["LESS": "FRX", "LV": "-c"].filter { environment[$0.key] == nil }
  }

  /// Shows a text until the reader leaves it; false if there is no such program.
  func show(_ text: String) -> Bool {
    // The program may have made another choice meanwhile.
    let settings = settings.filter { getenv($0.key) == nil }
    return ![126, 127].contains(Foreground.run(command, reading: text, environment: settings))
  }
}
