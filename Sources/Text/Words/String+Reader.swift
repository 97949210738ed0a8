extension String {
  /// A reader's input, made safe to show: quoted, shortened, and without control characters.
  public var quotedForReader: String {
    let shown = visible
    return "“\(shown.count > 60 ? shown.prefix(59) + "…" : shown)”"
  }

  /// The text with a mark in place of each control character.
  public var visible: String {
    unicodeScalars.map { scalar in
      let isHidden = scalar.isControl || scalar.properties.generalCategory == .format
      return isHidden ? "\u{FFFD}" : String(scalar)
    }.joined()
  }
}
