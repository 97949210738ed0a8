import Book

/// Makes HTML of a difference: two columns where there is room, one below the other on a narrow
/// screen.
struct DiffText {
  /// What a file is called that only one of the two versions has.
  struct Words {
    let gone: String
    let new: String

    /// For the two sides of a lesson.
    static let sides = Words(gone: "only before", new: "only after")
    /// For a change.
    static let change = Words(gone: "gone", new: "new")
  }

  var words = Words.change
  /// The level of the headings with the files' names.
  var level = 3
  /// What a file's name links to on either side; nil where it has no page.
  var source: (String, Side) -> String? = { _, _ in nil }

  func html(_ files: [FileDifference]) -> HTML { .group(files.map(html)) }

  private func html(_ file: FileDifference) -> HTML {
    let isOneSided = file.left == nil || file.right == nil
    return HTML(
      "section", ["class": "file"],
      [
        HTML("h\(level)", heading(of: file)),
        .group(
          file.hunks.map { hunk in
            let text = HunkText(hunk)
            return HTML("div", ["class": "hunk"], isOneSided ? text.oneColumn : text.twoColumns)
          }),
      ])
  }

  private func heading(of file: FileDifference) -> HTML {
    let side: Side = file.right == nil ? .before : .after
    let name = HTML("code", .text(file.right ?? file.path))
    let link = source(file.right ?? file.path, side).map { HTML("a", ["href": $0], name) }
    return [link ?? name, " ", HTML("small", .text(note(on: file)))]
  }

  /// Such as “new”, or “3 removed, 5 added, 2 moved”.
  private func note(on file: FileDifference) -> String {
    if file.right == nil { return words.gone }
    if file.left == nil { return words.new }
    let lines = file.hunks.flatMap(\.lines).filter { !$0.text.allSatisfy(\.isWhitespace) }
    func count(_ change: DiffLine.Change) -> Int { lines.count { $0.change == change } }
    let counts = [
      (count(.removed), "removed"), (count(.added), "added"),
      (max(count(.movedAway), count(.movedHere)), "moved"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension DiffText {
  /// Says what the marks and colours of a difference mean.
  ///
  /// - Parameters:
  ///   - removed: What a line on the left is.
  ///   - added: What a line on the right is.
  ///   - moves: Whether moved lines are told from these.
  static func legend(
    removed: String = "removed", added: String = "added", moves: Bool = true
  ) -> HTML {
    let changes = [HTML("del", .text("− \(removed)")), HTML("ins", .text("+ \(added)"))]
    let moved = [
      HTML("del", ["class": "moved"], "< moved from here"),
      HTML("ins", ["class": "moved"], "> moved to here"),
    ]
    return HTML("p", ["class": "legend"], (changes + (moves ? moved : [])).joined(by: " "))
  }
}
