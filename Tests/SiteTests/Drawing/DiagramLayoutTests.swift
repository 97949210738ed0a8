import Book
import TestSupport
import Testing
import Text

@testable import Site

@Suite("Where the parts of a diagram stand")
struct DiagramLayoutTests {
  /// Those of the book's pages.
  static let book: [MermaidDiagram] = Catalogue.lessons.flatMap { lesson in
    let text = (try? Workbook(root: PackageFolder.url).text(at: lesson.page)) ?? ""
    return MarkdownParser(text).blocks().compactMap { block in
      if case .code("mermaid", let lines) = block { MermaidDiagram(lines) } else { nil }
    }
  }

  /// Others, which the book may get.
  static let others: [MermaidDiagram] = [
    "A *-- B\nB *-- C\nC *-- A", "A --> B : x\nA --> B : y\nA ..> B", "class A",
    "A *-- B\nB *-- C\nC *-- D\nD *-- E\nA *-- E : all the way",
    "A <|.. D\nA <|.. E\nA <|.. F\nB <|.. D\nB <|.. E\nB <|.. F\nC <|.. D\nC <|.. E\nC <|.. F",
    "class A {\na long member of a class(that:has:labels:)\n}\nA *-- B : b\nC *-- B : b\nA *-- D",
  ].compactMap { MermaidDiagram(["classDiagram"] + $0.lines) }

  @Test("The book's diagrams are drawn, and so are the others")
  func all() {
    #expect(Self.book.count == 10)
    #expect(Self.others.count == 6)
    #expect((Self.book + Self.others).allSatisfy { $0.unread.isEmpty })
  }

  @Test("No box or label lies on another, and all is inside", arguments: book + others)
  func apart(diagram: MermaidDiagram) {
    let layout = DiagramLayout(diagram)
    let parts = layout.boxes + layout.links.compactMap(\.label)
    for (index, one) in parts.enumerated() {
      #expect(!parts[..<index].contains { $0.overlaps(one) })
    }
    let whole = Box(x: 0, y: 0, width: layout.width, height: layout.height)
    #expect(parts.allSatisfy { $0.isInside(whole) })
    for point in layout.links.flatMap(\.lines).flatMap({ $0 }) {
      #expect(Box(x: point.x, y: point.y, width: 0, height: 0).isInside(whole))
    }
  }

  @Test(
    "Each line goes from border to border, and through no box or label", arguments: book + others)
  func lines(diagram: MermaidDiagram) throws {
    let layout = DiagramLayout(diagram)
    let boxes = Dictionary(
      uniqueKeysWithValues: zip(diagram.classes.map(\.name), layout.boxes))
    let parts = layout.boxes + layout.links.compactMap(\.label)
    for link in layout.links {
      let ends = [link.owner, link.arrow.other].compactMap { boxes[$0] }
        .sorted { $0.y < $1.y }
      let start = try #require(link.lines.first?.first)
      let end = try #require(link.lines.last?.last)
      #expect(start.y == ends[0].bottom && start.x > ends[0].x && start.x < ends[0].right)
      #expect(end.y == ends[1].y && end.x > ends[1].x && end.x < ends[1].right)
      let turns = [link.lines[0].prefix(3), link.lines[link.lines.count - 1].suffix(3)]
      #expect(
        turns.allSatisfy { turn in
          let places = turn.map(\.x)
          let way = (places.max() ?? 0) - (places.min() ?? 0)
          return way == 0 || way > 8
        }, "it makes no little jog at a box")
      for (one, next) in link.lines.flatMap({ zip($0, $0.dropFirst()) }) {
        #expect(one.y < next.y, "it goes down all the way")
        // A curve stays in the rectangle of its ends.
        let reach = Box(
          x: min(one.x, next.x), y: one.y, width: abs(one.x - next.x), height: next.y - one.y)
        #expect(!parts.contains { $0.overlaps(reach) })
      }
    }
  }

  @Test("On a phone the text is readable, or nearly so", arguments: book)
  func width(diagram: MermaidDiagram) { #expect(DiagramLayout(diagram).width <= 420) }

  @Test("What conforms stands below, what has parts above, and heads are where UML has them")
  func sides() throws {
    let diagram = try #require(
      MermaidDiagram(["classDiagram", "B <|.. C", "A *-- B : b", "C --> D", "D *-- A"]))
    let layout = DiagramLayout(diagram)
    let tops = zip(diagram.classes.map(\.name), layout.boxes.map(\.y))
      .sorted { $0.1 < $1.1 }.map(\.0)
    #expect(tops == ["A", "B", "C", "D"])
    // The last arrow closes a circle, so it is drawn upside down.
    let heads = layout.links.map { "\($0.owner) \($0.arrow.verb.rawValue) \($0.isHeadUp)" }
    #expect(heads == ["C conforms to true", "C uses false", "A has true", "D has false"])
  }

  @Test("Rows are ordered so that few lines cross")
  func crossings() {
    let order = LayeredOrder(nodes: 6, arrows: [(0, 5), (1, 4), (2, 3)])
    #expect(order.crossings == 0)
    #expect(LayeredOrder(nodes: 4, arrows: [(0, 2), (0, 3), (1, 2), (1, 3)]).crossings == 1)
  }

  @Test("A node is in the middle of those that it is connected with")
  func places() {
    let order = LayeredOrder(nodes: 3, arrows: [(0, 1), (0, 2)])
    // The two bends between the rows have no width, and stand half way.
    #expect(LayeredPlaces(order, widths: [20, 40, 40, 0, 0]).lefts == [39, 0, 58, 34, 64])
  }
}

extension Box {
  fileprivate func overlaps(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  fileprivate func isInside(_ other: Box) -> Bool {
    x >= other.x && y >= other.y && right <= other.right && bottom <= other.bottom
  }
}
