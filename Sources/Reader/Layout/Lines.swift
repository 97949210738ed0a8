import Shell
import Terminal

extension [Line] {
  /// The lines behind something that stands in front of the first; the others are indented as far.
  func behind(first prefix: Line) -> [Line] {
    prefixed(by: Line().indented(by: prefix.columns), first: prefix)
  }
}

/// Commands to type and what each is good for, in two columns.
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

/// Blocks with an empty line between each two of them.
func separated(_ blocks: [[Line]]) -> [Line] {
  Array(blocks.filter { !$0.isEmpty }.joined(separator: [[]]))
}
