import Book
import Text

/// Where the parts of a class diagram stand.
struct DiagramLayout {
  /// The line between two boxes.
  struct Link {
    /// The class that knows the other, and how.
    let owner: String
    let arrow: MermaidDiagram.Arrow
    /// The parts of the line, from the upper box's border to the lower one's: a label parts it.
    let lines: [[Point]]
    /// Where its label stands, if it has one.
    let label: Box?
    /// Whether its head is at the upper end.
    let isHeadUp: Bool
  }

  // Pixels.
  static let nameSize = 14
  static let memberSize = 13
  static let labelSize = 12
  static let kindSize = 11
  static let lineHeight = 18
  static let padding = 10
  /// Beside the text of a box, which some faces set wider than it is measured.
  static let side = 14
  /// How far a line goes straight on at a box and at a label: the length of a head.
  static let stub = 14
  /// How high the part of a line is that goes to the side.
  private static let turn = 20
  /// How far a line may meet a box beside its port.
  private static let jog = 8
  private static let margin = 2

  let boxes: [Box]
  let links: [Link]
  let width: Int
  let height: Int

  init(_ diagram: MermaidDiagram) {
    let names = diagram.classes.map(\.name)
    let found = diagram.classes.flatMap { type in type.arrows.map { (type.name, $0) } }
    let ends = found.map { owner, arrow in
      let (one, other) = (names.firstIndex(of: owner) ?? 0, names.firstIndex(of: arrow.other) ?? 0)
      return arrow.verb.isUpward ? (upper: other, lower: one) : (upper: one, lower: other)
    }
    let order = LayeredOrder(nodes: names.count, arrows: ends)
    // A label stands at the first bend of its line.
    var texts: [Int: String] = [:]
    for (chain, (_, arrow)) in zip(order.chains, found) where !arrow.text.isEmpty {
      texts[chain[1]] = arrow.text
    }
    let sizes = order.levels.indices.map { item -> (width: Int, height: Int) in
      if item < names.count { return diagram.classes[item].size }
      guard let text = texts[item] else { return (0, 0) }
      return (
        TextMeasure.width(of: text, size: DiagramLayout.labelSize), DiagramLayout.lineHeight
      )
    }
    let rows = DiagramLayout.rows(of: order, heights: sizes.map(\.height))
    let lefts = LayeredPlaces(order, widths: sizes.map(\.width)).lefts
    let places = order.levels.indices.map { item in
      Box(
        x: lefts[item] + DiagramLayout.margin, y: rows[order.levels[item]].lowerBound,
        width: sizes[item].width, height: sizes[item].height)
    }
    let ports = Ports(order: order, places: places)
    links = found.indices.map { index in
      let (owner, arrow) = found[index]
      let chain = order.chains[index]
      let isTurned = chain.first != ends[index].upper
      return Link(
        owner: owner, arrow: arrow,
        lines: DiagramLayout.lines(
          along: chain, places: places, ports: ports,
          rows: chain.map { rows[order.levels[$0]] }),
        label: arrow.text.isEmpty ? nil : places[chain[1]],
        isHeadUp: arrow.verb.isHeadUp != isTurned)
    }
    boxes = Array(places[..<names.count])
    width = (places.map(\.right).max() ?? 0) + DiagramLayout.margin
    height = (rows.last?.upperBound ?? 0) + DiagramLayout.margin
  }

  private static func rows(of order: LayeredOrder, heights: [Int]) -> [Range<Int>] {
    var top = margin
    return order.rows.map { row in
      let bottom = top + (row.map { heights[$0] }.max() ?? 0)
      defer { top = bottom + stub + turn }
      return top..<bottom
    }
  }

  /// The line along a chain of items: straight through the rows, to the side between them.
  private static func lines(
    along chain: [Int], places: [Box], ports: Ports, rows: [Range<Int>]
  ) -> [[Point]] {
    var lines: [[Point]] = [[]]
    func add(_ x: Int, _ y: Int) {
      let point = Point(x: x, y: y)
      if lines[lines.count - 1].last != point { lines[lines.count - 1].append(point) }
    }
    for (step, (item, row)) in zip(chain, rows).enumerated() {
      let place = places[item]
      if step == 0 {
        let x = ports.bottom(of: item, toward: chain[1])
        add(x, place.bottom)
        add(x, row.upperBound + stub)
      } else if step == chain.count - 1 {
        let x = ports.top(of: item, from: chain[step - 1])
        add(x, row.lowerBound - stub)
        add(x, row.lowerBound)
      } else if !row.isEmpty {
        add(place.middle, row.lowerBound)
        if place.height > 0 { lines.append([]) }
        add(place.middle, row.upperBound)
      }
    }
    return straightened(lines)
  }

  /// The lines without the little jogs at their ends, where a box could as well be met beside its port.
  private static func straightened(_ lines: [[Point]]) -> [[Point]] {
    func straightened(_ part: [Point]) -> [Point] {
      guard part.count > 2, abs(part[2].x - part[0].x) <= jog else { return part }
      return part.prefix(2).map { Point(x: part[2].x, y: $0.y) } + part.dropFirst(2)
    }
    var lines = lines
    let last = lines.count - 1
    lines[0] = straightened(lines[0])
    lines[last] = straightened(lines[last].reversed()).reversed()
    return lines
  }
}

/// Where lines end at the borders of boxes: spread evenly, so that they do not cross there.
private struct Ports {
  let order: LayeredOrder
  let places: [Box]

  func bottom(of node: Int, toward item: Int) -> Int { port(of: node, order.below[node], item) }

  func top(of node: Int, from item: Int) -> Int { port(of: node, order.above[node], item) }

  private func port(of node: Int, _ items: [Int], _ item: Int) -> Int {
    let sorted = items.sorted { (places[$0].middle, $0) < (places[$1].middle, $1) }
    let place = places[node]
    return place.x + place.width * ((sorted.firstIndex(of: item) ?? 0) + 1) / (sorted.count + 1)
  }
}

extension MermaidDiagram.Class {
  fileprivate var size: (width: Int, height: Int) {
    let texts =
      [(name, DiagramLayout.nameSize)] + (kind.map { [($0, DiagramLayout.kindSize)] } ?? [])
      + members.map { ($0, DiagramLayout.memberSize) }
    let width = texts.map { TextMeasure.width(of: $0.0, size: $0.1) }.max() ?? 0
    let lines = texts.count * DiagramLayout.lineHeight
    return (
      width + 2 * DiagramLayout.side, lines + DiagramLayout.padding * (members.isEmpty ? 1 : 2)
    )
  }
}

extension MermaidDiagram.Arrow.Verb {
  /// Whether the class that knows the other stands below it: what inherits and what conforms.
  var isUpward: Bool { self == .inherits || self == .conforms }

  /// Whether the head is at the upper end: a triangle, or the diamond of what has parts.
  var isHeadUp: Bool { isUpward || self == .has }
}

extension MermaidDiagram.Arrow {
  /// What stands at its line.
  var text: String { [label, count].filter { !$0.isEmpty }.joined(separator: ", ") }
}
