import Foundation
import Text
import Toolchain

/// Fills the parts of a page that come from elsewhere: quoted code, and tables of what was measured.
///
/// A marker such as `<!-- code: Sources/…/Ship.swift#hit -->` fills the fence below it with the lines
/// between `// snippet: hit` and `// end: hit`, or with the lines of a patch. Markers such as
/// `<!-- mistakes -->` and `<!-- end: mistakes -->` enclose a table; `<!-- mistakes 2 3 -->` begins
/// one with some of its rows.
package struct Quotes {
  private let book: Book
  /// The path of the page in the book.
  private let page: String

  package init(_ page: String, of book: Book) { (self.book, self.page) = (book, page) }

  /// The text of the page as it should be.
  package func filled() throws -> String {
    let lines = try book.text(at: page).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    var (result, index) = ([String](), 0)
    while index < lines.count {
      let line = lines[index]
      result.append(line)
      index += 1
      if let marker = line.wholeMatch(of: #/<!-- code: ([^#]+?)(?:#([\w-]+))? -->/#) {
        guard lines[index...].first?.hasPrefix("```") == true,
          let end = lines[(index + 1)...].firstIndex(of: "```")
        else { throw unusable("there is no fence below “\(line)”") }
        let path = String(marker.1)
        let code =
          try path.hasSuffix(".diff") ? patch(path) : snippet(marker.2.map(String.init), path)
        result += [path.hasSuffix(".diff") ? "```diff" : "```swift"]
        result += code + ["```"]
        index = end + 1
      } else if let marker = line.wholeMatch(
        of: #/<!-- (mistakes|changes|cures|outcomes|steps|results|chart|everything)((?: \d+)*) -->/#
      ) {
        let close = "<!-- end: \(marker.1) -->"
        guard let end = lines[index...].firstIndex(of: close) else {
          throw unusable("there is no “\(close)”")
        }
        let numbers = marker.2.split(separator: " ").map(String.init)
        result += try [""] + table(String(marker.1), of: numbers) + ["", close]
        index = end + 1
      }
    }
    return result.joined(separator: "\n")
  }

  private func unusable(_ reason: String) -> BookError { .unusable(page, reason: reason) }

  // MARK: - Code

  private func snippet(_ name: String?, _ path: String) throws -> [String] {
    let text = try book.text(at: path)
    guard let name else {
      return dedented(text.withoutMarkers.split(separator: "\n", omittingEmptySubsequences: false))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasSuffix("// snippet: \(name)") }),
      let end = lines.firstIndex(where: { $0.hasSuffix("// end: \(name)") }), start < end
    else { throw unusable("\(path) has no snippet \(name)") }
    let inside = lines[(start + 1)..<end].joined(separator: "\n").withoutMarkers
    return dedented(inside.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// The lines of a patch's first file, with “…” between its parts.
  private func patch(_ path: String) throws -> [String] {
    let lines = try book.text(at: path).split(separator: "\n", omittingEmptySubsequences: false)
    let hunks = lines.drop { !$0.hasPrefix("@@ ") }.dropFirst()
    let shown = hunks.prefix { !$0.hasPrefix("diff --git ") && $0 != "-- " }.filter {
      !$0.hasPrefix("\\") && $0.firstMatch(of: #/^.\s*\/\/ (snippet|end): /#) == nil
    }
    // The mark of each line, and its code.
    let parts = shown.map { line in
      line.hasPrefix("@@ ")
        ? ("…", "") : (line.prefix(1) == "" ? " " : line.prefix(1), line.dropFirst())
    }
    let code = dedented(parts.map(\.1), trims: false)
    let marked = zip(parts, code).map { part, code in
      code.isEmpty ? part.0.filter { $0 != " " } : "\(part.0) \(code)"
    }
    return trimmed(marked)
  }

  /// The lines without their common indentation and, if wanted, without empty lines at either end.
  private func dedented(_ lines: [Substring], trims: Bool = true) -> [String] {
    let isEmpty = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    let margin = lines.filter { !isEmpty($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let kept = lines.map { isEmpty($0) ? "" : String($0.dropFirst(margin)) }
    return trims ? trimmed(kept) : kept
  }

  private func trimmed(_ lines: [String]) -> [String] {
    Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
  }

  // MARK: - Tables

  private func table(_ name: String, of numbers: [String]) throws -> [String] {
    switch name {
    case "results": return try Results(of: book).tables
    case "chart": return try Results(of: book).chart
    case "everything": return try book.lessons.flatMap(Tables.everything).dropLast()
    default: break
    }
    let folder = page.split(separator: "/").dropFirst().first ?? ""
    guard let lesson = book.lessons.first(where: { $0.folder == folder }) else {
      throw unusable("it is not the page of a lesson")
    }
    if name == "steps" {
      return try Edit.all(.step, of: lesson).map { step in
        let file = step.path.split(separator: "/").last ?? ""
        return "\(step.number). **\(step.fields["Refactoring"] ?? "")**: "
          + "[\(step.title)](Steps/\(file)). \(step.story.joinedLines)"
      }
    }
    let evidence = try Evidence(of: lesson)
    func chosen<Row>(_ rows: [Row], _ name: (Row) -> String) -> [Row] {
      rows.filter { row in
        numbers.isEmpty || numbers.contains(String(name(row).prefix(while: \.isNumber)))
      }
    }
    return switch name {
    case "mistakes": Tables.mistakes(chosen(evidence.mistakes, \.name))
    case "changes": Tables.changes(chosen(evidence.changes, \.name))
    case "cures":
      Tables.cures(lesson.cureColumns.heads, chosen(evidence.cures, \.name))
    default: Tables.outcomes(chosen(evidence.mistakes, \.name))
    }
  }
}

/// What was measured for a lesson, as Markdown.
private enum Tables {
  private static let versions = Version.allCases

  private static func table(_ heads: [String], _ rows: [[String]]) -> [String] {
    ([heads, heads.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }

  static func mistakes(_ mistakes: [Evidence.Mistake]) -> [String] {
    table(
      ["the mistake"] + versions.map(\.rawValue),
      mistakes.map { mistake in
        ["[\(mistake.title)](Mistakes/\(mistake.name)/Mistake.md)"]
          + versions.map { mistake.outcomes[$0]?.words ?? "–" }
      })
  }

  static func cures(_ heads: [String], _ rows: [Evidence.Cure]) -> [String] {
    table(
      ["the cure"] + heads, rows.map { ["[\($0.title)](Cures/\($0.name)/Cure.md)"] + $0.cells })
  }

  static func changes(_ changes: [Evidence.Change]) -> [String] {
    table(
      ["the change", "expected"] + versions.map(\.rawValue),
      changes.map { change in
        ["[\(change.title)](Changes/\(change.name)/Change.md)", change.isExpected ? "yes" : "no"]
          + versions.map { version in
            change.figures[version].map {
              "\($0.linesEdited) / \($0.linesAdded) / \($0.filesOpened)"
            }
              ?? "–"
          }
      })
  }

  /// A lesson's changes and mistakes, for a page beside its folder.
  static func everything(of lesson: Lesson) throws -> [String] {
    let evidence = try Evidence(of: lesson)
    let tables = changes(evidence.changes) + [""] + mistakes(evidence.mistakes)
    return ["## \(lesson.number). \(lesson.title)", ""]
      + tables.map { $0.replacing("](", with: "](\(lesson.folder)/") } + [""]
  }

  static func outcomes(_ mistakes: [Evidence.Mistake]) -> [String] {
    mistakes.flatMap { mistake -> [String] in
      ["### \(mistake.title)", ""]
        + versions.map { "- *\($0.rawValue)*: \(mistake.outcomes[$0]?.sentence ?? "–")" } + [""]
    }.dropLast()
  }
}

/// What was measured for all lessons together.
private struct Results {
  private let evidence: [Evidence]
  /// What catches how many mistakes in each version: the compiler, tests, nobody; the rest do not arise.
  private let caught: [(version: Version, counts: [(catcher: String, mistakes: Int)])]

  init(of book: Book) throws {
    evidence = try book.lessons.map(Evidence.init)
    let outcomes = evidence.flatMap(\.mistakes).map(\.outcomes)
    caught = Version.allCases.map { version in
      let found = outcomes.compactMap { $0[version] }
      let refused = found.count { if case .refused = $0 { true } else { false } }
      let compiled = found.count { if case .compiles = $0 { true } else { false } }
      let unnoticed = found.count(where: \.isUnnoticed)
      return (
        version,
        [
          ("the compiler", refused), ("tests", compiled - unnoticed), ("nobody", unnoticed),
          ("does not arise", found.count - refused - compiled),
        ]
      )
    }
  }

  /// What catches the mistakes, as bars: a whole block stands for two mistakes.
  var chart: [String] {
    let bars = (caught.first?.counts.indices ?? 0..<0).flatMap { index in
      caught.map { version, counts in
        let (catcher, mistakes) = counts[index]
        let bar = String(repeating: "█", count: mistakes / 2) + (mistakes % 2 == 1 ? "▌" : "")
        let head = version == caught[0].version ? catcher : ""
        return head.padded(to: 16) + version.rawValue.padded(to: 8)
          + (bar.isEmpty ? "0" : "\(bar) \(mistakes)")
      }
    }
    return ["```text"] + bars + ["```"]
  }

  var tables: [String] {
    let heads = [""] + (caught.first?.counts.map(\.catcher) ?? []) + ["all"]
    let mistakes = caught.map { version, counts in
      [version.rawValue]
        + (counts + [("all", counts.map(\.mistakes).reduce(0, +))])
        .map { "\($0.mistakes)" }
    }
    return ([heads, ["---"] + heads.dropFirst().map { _ in "---:" }] + mistakes)
      .map { "| \($0.joined(separator: " | ")) |" } + [""]
      + Results.changes(evidence.flatMap(\.changes))
  }

  /// Counts the changes in which the *after* version costs less, the same or more.
  private static func changes(_ changes: [Evidence.Change]) -> [String] {
    let figures: [(String, (Figures) -> Int)] = [
      ("lines edited", \.linesEdited), ("lines added", \.linesAdded),
      ("files opened", \.filesOpened),
    ]
    let rows = [true, false].flatMap { isExpected -> [[String]] in
      let chosen = changes.filter { $0.isExpected == isExpected }
      return figures.map { name, figure in
        let signs = chosen.compactMap { change -> Int? in
          guard let before = change.figures[.before], let after = change.figures[.after] else {
            return nil
          }
          return (figure(after) - figure(before)).signum()
        }
        return [isExpected ? "expected (\(chosen.count))" : "not expected (\(chosen.count))", name]
          + [-1, 0, 1].map { sign in "\(signs.count { $0 == sign })" }
      }
    }
    return
      ([
        ["changes", "in the after version", "fewer", "the same", "more"],
        ["---", "---", "---:", "---:", "---:"],
      ] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }
}
