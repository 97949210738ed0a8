import Book

/// Draws a page's class diagram.
enum DiagramDrawing {
  static func svg(_ diagram: MermaidDiagram) -> HTML {
    HTML("ul", .group(diagram.classes.map { HTML("li", .text($0.name)) }))
  }
}
