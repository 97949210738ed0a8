import Book

/// Makes HTML of a difference: two columns where there is room, one below the other on a narrow
/// screen.
struct DiffText {
  /// What files and lines are called that only one of the two versions has.
  struct Words {
    let old: String
    let new: String

    /// For the two sides of a lesson.
    static let sides = Words(old: "only before", new: "only after")
    /// For a change.
    static let change = Words(old: "removed", new: "added")
  }

  var words = Words.change
  /// The level of the headings with the files' names.
  var level = 3
  /// Whether each file can be linked to.
  var hasAnchors = false
  /// What a file's name links to on either side; nil where it has no page.
  var source: (String, Side) -> String? = { _, _ in nil }

  func html(_ files: [FileDifference]) -> HTML { .group(files.map(html)) }

  private func html(_ file: FileDifference) -> HTML {
    let isOneSided = file.left == nil || file.right == nil
    return HTML(
      "section", ["class": "file", "id": hasAnchors ? DiffText.anchor(of: file) : nil],
      [
        HTML("h\(level)", heading(of: file)),
        .group(
          file.hunks.map { hunk in
            let text = HunkText(hunk)
            return HTML("div", ["class": "hunk"], isOneSided ? text.oneColumn : text.twoColumns)
          }),
      ])
  }

  /// The place of a file's difference.
  static func anchor(of file: FileDifference) -> String { "file-\(file.path.headingName)" }

  private func heading(of file: FileDifference) -> HTML {
    let side: Side = file.right == nil ? .before : .after
    let name = HTML("code", .text(file.right ?? file.path))
    let link = source(file.right ?? file.path, side).map { HTML("a", ["href": $0], name) }
    return [link ?? name, " ", HTML("small", .text(note(on: file)))]
  }

  /// Such as “new”, or “3 removed, 5 added, 2 moved”.
  private func note(on file: FileDifference) -> String {
    if file.right == nil { return words.old }
    if file.left == nil { return words.new }
    let lines = file.hunks.flatMap(\.lines).filter { !$0.text.allSatisfy(\.isWhitespace) }
    func count(_ change: DiffLine.Change) -> Int { lines.count { $0.change == change } }
    let counts = [
      (count(.removed), words.old), (count(.added), words.new),
      (max(count(.movedAway), count(.movedHere)), "moved"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension DiffText {
  /// Says what the marks and colours of a difference mean.
  ///
  /// - Parameter moves: Whether moved lines are told from the others.
  static func legend(_ words: Words = .change, moves: Bool = true) -> HTML {
    let changes = [
      HTML("del", .text("− \(words.old)")), HTML("ins", .text("+ \(words.new)")),
    ]
    let moved = [
      HTML("del", ["class": "moved"], "< moved from here"),
      HTML("ins", ["class": "moved"], "> moved to here"),
    ]
    return HTML("p", ["class": "legend"], (changes + (moves ? moved : [])).joined(by: " "))
  }
}
