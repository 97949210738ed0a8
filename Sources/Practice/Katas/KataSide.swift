import Book

/// The tests' `Side` type with the reader's version in place of our two.
///
/// It is made line by line from the lesson's own `Side.swift`: *before* becomes the reader's
/// version, and *after* is removed.
struct KataSide {
  let text: String

  init(_ source: String, of kata: Kata) {
    let before = "\(kata.lesson.name)Before"
    let after = "\(kata.lesson.name)After"
    var lines: [String] = []
    // The indentation of the `after` case while its lines are being skipped.
    var leftOut: Int?
    for line in source.lines {
      let indent = line.prefix { $0 == " " }.count
      if let depth = leftOut {
        if line.isEmpty || indent > depth { continue }
        leftOut = nil
      }
      let word = line.dropFirst(indent)
      if word.hasSuffix("import \(after)") || word == "case after" { continue }
      if word.hasPrefix("case .after:") {
        leftOut = indent
        continue
      }
      lines.append(
        line.replacing("case before, after", with: "case mine")
          .replacing(#/\bcase before$/#, with: "case mine")
          .replacing("case .before:", with: "case .mine:")
          .replacing(before, with: kata.module))
    }
    text = lines.joined(separator: "\n")
  }
}
