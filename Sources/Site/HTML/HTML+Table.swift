extension HTML {
  /// A table that scrolls alone where it is wider than the screen.
  ///
  /// - Parameters:
  ///   - label: What it is about.
  ///   - look: Its classes.
  static func table(
    _ label: String, look: String = "table", headings: [HTML], rows: [[HTML]]
  ) -> HTML {
    let lines = rows.map(row)
    return """
      <div class="\(look)" tabindex="0" role="group" aria-label="\(label)">
      <table>
      <thead>
      \(row(headings))
      </thead>
      <tbody>
      \(lines)
      </tbody>
      </table>
      </div>
      """
  }

  private static func row(_ cells: [HTML]) -> HTML {
    """
    <tr>
    \(cells)
    </tr>
    """
  }
}
