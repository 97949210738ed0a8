import Terminal

/// The keys at the foot of the screen, with what they do.
struct WatchKeys {
  /// The page that is open; nil where the verdict is shown.
  let page: WatchPage.Kind?

  private var all: [String] {
    switch page {
    case nil: ["h hint", "d diff", "r read", "n next", "c check again", "q quit"]
    case .hint: ["h next hint", "↑ ↓ Space scroll", "c check again", "q back"]
    case .diff, .page: ["↑ ↓ Space scroll", "c check again", "q back"]
    }
  }

  /// As many of them as there is room for: how to leave is the last to go.
  func line(columns: Int) -> String {
    let wide = all.joined(separator: "   ")
    guard TextWidth.columns(of: wide) > columns else { return wide }
    var keys = all.map { $0.replacing(" again", with: "") }
    while keys.count > 1, TextWidth.columns(of: keys.joined(separator: " ")) > columns {
      keys.remove(at: keys.count - 2)
    }
    return keys.joined(separator: " ")
  }
}
