import Foundation
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
        let isPatch = path.hasSuffix(".diff")
        let code = try isPatch ? patch(path) : snippet(marker.2, path)
        let shown = code.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
        result += [isPatch ? "```diff" : "```swift"] + shown + ["```"]
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

  private func snippet(_ name: Substring?, _ path: String) throws -> [String] {
    var lines = try book.text(at: path).split(separator: "\n", omittingEmptySubsequences: false)
    if let name {
      guard let start = lines.firstIndex(where: { $0.hasSuffix("// snippet: \(name)") }),
        let end = lines.firstIndex(where: { $0.hasSuffix("// end: \(name)") }), start < end
      else { throw unusable("\(path) has no snippet \(name)") }
      lines = Array(lines[(start + 1)..<end])
    }
    let text = lines.joined(separator: "\n").withoutMarkers
    return dedented(text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// The lines of a patch's first file, with “…” between its parts.
  private func patch(_ path: String) throws -> [String] {
    let lines = try book.text(at: path).split(separator: "\n", omittingEmptySubsequences: false)
    let hunks = lines.drop { !$0.hasPrefix("@@ ") }.dropFirst()
    let shown = hunks.prefix { !$0.hasPrefix("diff --git ") && $0 != "-- " }.filter {
      !$0.hasPrefix("\\") && $0.firstMatch(of: #/^.\s*\/\/ (snippet|end): /#) == nil
    }
    // The mark of each line, and its code.
    let parts = shown.map { $0.hasPrefix("@@ ") ? ("…", "") : ($0.prefix(1), $0.dropFirst()) }
    return zip(parts, dedented(parts.map(\.1))).map { part, code in
      code.isEmpty ? part.0.filter { $0 != " " } : "\(part.0) \(code)"
    }
  }

  /// The lines without their common indentation.
  private func dedented(_ lines: [Substring]) -> [String] {
    let isEmpty = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    let margin = lines.filter { !isEmpty($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { isEmpty($0) ? "" : String($0.dropFirst(margin)) }
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
        "\(step.number). **\(step.fields["Refactoring"] ?? "")**: "
          + "[\(step.title)](Steps/\(step.folder)). \(step.story.joinedLines)"
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
