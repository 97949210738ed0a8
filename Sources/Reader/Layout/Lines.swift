import Shell
import Terminal

extension [Line] {
  /// The lines after a prefix on the first one; the others are indented by the same width.
  func behind(first prefix: Line) -> [Line] {
    prefixed(by: Line().indented(by: prefix.columns), first: prefix)
  }
}

/// Commands to type and what each one does, in two columns.
struct CommandList {
  let rows: [(command: String, purpose: String)]
  let width: Int

  var lines: [Line] {
    let column = 4 + (rows.map(\.command.count).max() ?? 0)
    return rows.flatMap { row in
      TextFlow(width: max(16, width - column)).lines(row.purpose)
        .behind(first: [Run("  \(row.command)".padded(to: column))])
    }
  }
}

/// Joins blocks, with an empty line between them.
func separated(_ blocks: [[Line]]) -> [Line] {
  Array(blocks.filter { !$0.isEmpty }.joined(separator: [[]]))
}
