import Book

/// The tests' choice of a side with the reader's version in the place of our two.
///
/// It is made from the lesson's own `Side.swift`, line by line: what stands for before becomes the
/// reader's, what stands for after goes away.
struct KataSide {
  let text: String

  init(_ source: String, of kata: Kata) {
    let before = "\(kata.lesson.name)Before"
    let after = "\(kata.lesson.name)After"
    var lines: [String] = []
    // How far the case of after is indented, while its lines are left out.
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
