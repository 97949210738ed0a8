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

  /// A table of figures, of which the first row and the first column are headings.
  static func figures(_ rows: [[String]], label: String) -> HTML {
    let cells = rows.enumerated().map { line, row in
      row.enumerated().map { column, text -> HTML in
        let look = column > 0 ? "figure" : nil
        if text.isEmpty { return "<td></td>" }
        guard line == 0 || column == 0 else { return #"<td class="figure">\#(text)</td>"# }
        let scope = line == 0 ? "col" : "row"
        return #"<th scope="\#(scope)"\#(attribute: "class", look)>\#(text)</th>"#
      }
    }
    return table(label, headings: cells[0], rows: Array(cells.dropFirst()))
  }
}
