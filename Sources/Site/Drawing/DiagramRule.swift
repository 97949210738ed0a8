import Book
import Shell

/// Makes sure that every diagram of a page can be drawn as it is meant.
enum DiagramRule {
  /// - Parameter path: The page's path in the book.
  static func check(_ text: String, at path: String) throws(DrawingError) {
    let lines = text.lines
    var next = 0
    while next < lines.count {
      guard let fence = Fence(lines[next]) else {
        next += 1
        continue
      }
      let start = next + 1
      let end = lines[start...].firstIndex(where: fence.isClosed) ?? lines.count
      next = end + 1
      guard fence.language == "mermaid" else { continue }
      guard let diagram = MermaidDiagram(Array(lines[start..<end])) else {
        throw .noDiagram(path, line: start)
      }
      if let unread = diagram.unread.first {
        throw .unread(path, line: start + unread + 1, lines[start + unread].trimmed)
      }
    }
  }
}

/// What cannot be drawn of a page, with its path in the book and the line.
enum DrawingError: ReaderError, Hashable {
  case noDiagram(String, line: Int)
  case unread(String, line: Int, String)

  var description: String {
    switch self {
    case .noDiagram(let path, let line):
      "\(path):\(line): this is no class diagram: begin it with `classDiagram`, and draw a class."
    case .unread(let path, let line, let text):
      "\(path):\(line): “\(text)” cannot be drawn: write an arrow as `Gun <|.. AimedGun`, or "
        + "`Ship *-- Hull`."
    }
  }
}
