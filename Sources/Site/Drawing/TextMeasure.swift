/// How wide a text is, without a font engine.
///
/// The widths are those of Helvetica Bold, in thousandths of the size: other faces for screens, and their
/// regular weights, are hardly wider, and fit in the space that drawings leave around a text.
enum TextMeasure {
  /// Characters that are equally wide.
  private static let groups: [(width: Int, characters: String)] = [
    (238, "'"), (278, " ,./I\\ijl|"), (333, "!()-:;[]`ft"), (389, "*r{}"), (474, "\""),
    (556, "#$0123456789J_aceksvxyz"), (584, "+<=>^~"), (611, "?FLTZbdghnopqu"),
    (667, "EPSVXY"), (722, "&ABCDHKNRU"), (778, "GOQw"), (833, "M"), (889, "%m"), (944, "W"),
    (975, "@"),
  ]
  private static let widths = Dictionary(
    uniqueKeysWithValues: groups.flatMap { group in group.characters.map { ($0, group.width) } })
  /// That of a character which is in no group, such as `…`.
  private static let otherWidth = 1_000

  /// The width of a text in a size, in pixels, rounded up.
  static func width(of text: String, size: Int) -> Int {
    let thousandths = text.reduce(0) { $0 + (widths[$1] ?? otherWidth) } * size
    return (thousandths + 999) / 1_000
  }

  /// The text in as many lines as it takes, broken at blanks; a longer word has a line of its own.
  static func lines(of text: String, size: Int, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if !lines.isEmpty, self.width(of: longer, size: size) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
  }
}
