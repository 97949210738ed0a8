import Terminal

/// A diff in numbers: a row of line counts for each file.
struct DiffSummary {
  let files: [FileDifference]
  /// The number of lines of each file, by its path, such as `Before/Ship.swift`.
  let lineCounts: [String: Int]
  let ink: Ink
  var sides = ComparedSides.beforeAndAfter

  /// Columns of the screen that a row may take.
  private static let width = 80
  private static let gap = 2
  private static func heads(of sides: ComparedSides) -> [String] {
    [sides.left.word, sides.right.word, "removed", "added", "moved out", "moved in"]
  }

  private var heads: [String] { DiffSummary.heads(of: sides) }

  /// Columns that the heads of before and after, which are the longest, leave to a name.
  static let nameRoom = heads(of: .beforeAndAfter).reduce(width) { $0 - gap - $1.count }

  private struct Row {
    let name: String
    let counts: [Int?]
  }

  var text: String {
    let rows = files.map(row) + unchanged
    let total = Row(
      name: "all",
      counts: heads.indices.map { column in
        rows.reduce(0) { $0 + ($1.counts[column] ?? 0) }
      })
    let nameWidth = (rows + [total]).map { TextWidth.columns(of: $0.name) }.max() ?? 0
    let head = Row(name: "Lines", counts: [])
    var lines = [line(head.name, heads, nameWidth, .bold)]
    lines += rows.map { line($0.name, cells($0), nameWidth, .plain) }
    lines.append(line(total.name, cells(total), nameWidth, .bold))
    return lines.map { ink.paint($0) + "\n" }.joined()
  }

  /// A name with its middle left out where it is too long.
  static func short(_ name: String) -> String {
    guard TextWidth.columns(of: name) > nameRoom else { return name }
    var (start, end) = (name[...], name[...])
    while TextWidth.columns(of: start + "…" + end) > nameRoom {
      if start.count < end.count { end.removeFirst() } else { start.removeLast() }
    }
    return start + "…" + end
  }

  private func row(_ file: FileDifference) -> Row {
    Row(
      name: DiffSummary.short(file.name),
      counts: [
        file.before.flatMap { lineCounts[$0] }, file.after.flatMap { lineCounts[$0] },
        file.count(.removed), file.count(.added), file.count(.movedAway), file.count(.movedHere),
      ])
  }

  /// Files in which nothing differs.
  private var unchanged: [Row] {
    let different = Set(files.flatMap { [$0.before, $0.after].compactMap { $0 } })
    return lineCounts.keys
      .filter { $0.hasPrefix("\(sides.left)/") && !different.contains($0) }.sorted()
      .map { path in
        let name = String(path.dropFirst("\(sides.left)/".count))
        return Row(
          name: DiffSummary.short(name),
          counts: [lineCounts[path], lineCounts["\(sides.right)/\(name)"], 0, 0, 0, 0])
      }
  }

  private func cells(_ row: Row) -> [String] {
    row.counts.map { $0.map(String.init) ?? "–" }
  }

  private func line(
    _ name: String, _ cells: [String], _ nameWidth: Int, _ style: TextStyle
  ) -> Line {
    let numbers = zip(heads, cells).map { head, cell in
      String(repeating: " ", count: max(1, DiffSummary.gap + head.count - cell.count)) + cell
    }
    let gap = String(repeating: " ", count: nameWidth - TextWidth.columns(of: name))
    return [Run(name + gap + numbers.joined(), style)]
  }
}
