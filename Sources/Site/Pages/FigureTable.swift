/// A table of figures, of which the first row and the first column are headings.
struct FigureTable {
  let rows: [[String]]
  /// What it is about.
  let label: String

  var html: HTML {
    HTML(
      "div", ["class": "table", "tabindex": "0", "role": "group", "aria-label": label],
      HTML(
        "table",
        [
          HTML("thead", .group(rows.prefix(1).map { row($0, isHead: true) })),
          HTML("tbody", .group(rows.dropFirst().map { row($0, isHead: false) })),
        ]))
  }

  private func row(_ cells: [String], isHead: Bool) -> HTML {
    let pieces = cells.enumerated().map { index, text -> HTML in
      let isFigure = index > 0 ? "figure" : nil
      if text.isEmpty { return HTML("td", [:]) }
      guard isHead || index == 0 else { return HTML("td", ["class": isFigure], .text(text)) }
      return HTML("th", ["scope": isHead ? "col" : "row", "class": isFigure], .text(text))
    }
    return HTML("tr", .group(pieces))
  }
}
