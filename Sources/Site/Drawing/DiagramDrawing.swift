import Book

/// Draws a page's class diagram.
///
/// Colours are those of the page's style: everything is drawn in classes.
struct DiagramDrawing {
  private let diagram: MermaidDiagram
  private let layout: DiagramLayout
  private let legend: DiagramLegend

  init(_ diagram: MermaidDiagram) {
    self.diagram = diagram
    layout = DiagramLayout(diagram)
    legend = DiagramLegend(layout.links.map(\.arrow.verb), width: layout.width)
  }

  /// The drawing, with what it says in words.
  static func svg(_ diagram: MermaidDiagram) -> HTML {
    DiagramDrawing(diagram).svg
  }

  private var svg: HTML {
    let width = max(layout.width, legend.width)
    let height = layout.height + legend.height
    return HTML(
      "svg",
      [
        "class": "diagram", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
        "height": "\(height)", "role": "img",
      ],
      [
        HTML(
          "title", .text("Class diagram: " + diagram.classes.map(\.name).joined(separator: ", "))),
        HTML("desc", .text(diagram.sentences.joined(separator: " "))),
        .group(layout.links.map(drawn)),
        .group(zip(diagram.classes, layout.boxes).map(drawn)),
        legend.drawn(below: layout.height),
      ])
  }

  private func drawn(_ link: DiagramLayout.Link) -> HTML {
    let verb = link.arrow.verb
    let end = link.isHeadUp ? link.lines.first?.first : link.lines.last?.last
    let head = end.map { verb.head(at: $0, isUp: link.isHeadUp) } ?? []
    return HTML(
      "g", ["class": "link"],
      [
        HTML(
          "path",
          [
            "class": verb.isDashed ? "line dashed" : "line",
            "d": link.lines.map(\.curve).joined(separator: " "),
          ]),
        head,
        link.label.map { label in
          text(link.arrow.text, "label", x: label.middle, y: label.y + 13)
        } ?? [],
      ])
  }

  private func drawn(_ type: MermaidDiagram.Class, in box: Box) -> HTML {
    let isProtocol = type.kind?.hasSuffix("protocol") ?? false
    var baseline = box.y + DiagramLayout.padding / 2 + 13
    func next() -> Int {
      defer { baseline += DiagramLayout.lineHeight }
      return baseline
    }
    let kind = type.kind.map { text($0, "kind", x: box.middle, y: next()) } ?? []
    let name = text(type.name, "name", x: box.middle, y: next())
    let line = baseline - 13 + DiagramLayout.padding / 2
    baseline += DiagramLayout.padding
    let members = type.members.map {
      text($0, "member", x: box.x + DiagramLayout.side, y: next())
    }
    let rule = HTML("path", ["class": "line", "d": "M\(box.x) \(line)H\(box.right)"])
    return HTML(
      "g", ["class": isProtocol ? "box protocol" : "box"],
      [
        HTML(
          "rect",
          [
            "x": "\(box.x)", "y": "\(box.y)", "width": "\(box.width)", "height": "\(box.height)",
            "rx": isProtocol ? "10" : "2",
          ]), kind, name, members.isEmpty ? [] : rule, .group(members),
      ])
  }

  private func text(_ text: String, _ role: String, x: Int, y: Int) -> HTML {
    HTML("text", ["class": role, "x": "\(x)", "y": "\(y)"], .text(text))
  }
}

/// What the lines of a diagram mean, for readers who do not draw in UML.
private struct DiagramLegend {
  private struct Entry {
    let verb: MermaidDiagram.Arrow.Verb
    let place: Point
  }

  // Pixels.
  private static let sample = 34
  private static let gap = 18
  private static let top = 14

  private var entries: [Entry] = []
  private(set) var width = 0
  private(set) var height = 0

  /// - Parameter width: Where a further entry begins a new row.
  init(_ verbs: [MermaidDiagram.Arrow.Verb], width limit: Int) {
    var place = Point(x: 0, y: DiagramLegend.top)
    let kinds: [MermaidDiagram.Arrow.Verb] = [.has, .inherits, .conforms, .uses, .depends]
    for verb in kinds where verbs.contains(verb) {
      let size =
        DiagramLegend.sample + TextMeasure.width(of: verb.rawValue, size: DiagramLayout.labelSize)
      if place.x > 0, place.x + size > limit {
        place = Point(x: 0, y: place.y + DiagramLayout.lineHeight)
      }
      entries.append(Entry(verb: verb, place: place))
      width = max(width, place.x + size)
      height = place.y + DiagramLayout.lineHeight
      place.x += size + DiagramLegend.gap
    }
  }

  func drawn(below bottom: Int) -> HTML {
    .group(
      entries.map { entry in
        let (x, y) = (entry.place.x, bottom + entry.place.y)
        let length = DiagramLegend.sample - 6
        return HTML(
          "g", ["transform": "translate(\(x) \(y + 9))"],
          [
            HTML(
              "path",
              ["class": entry.verb.isDashed ? "line dashed" : "line", "d": "M0 0H\(length)"]),
            HTML(
              "g",
              [
                "transform": entry.verb.isHeadUp
                  ? "rotate(-90)" : "translate(\(length) 0) rotate(-90)"
              ], entry.verb.head(at: Point(x: 0, y: 0), isUp: entry.verb.isHeadUp)),
            HTML(
              "text", ["class": "label", "x": "\(DiagramLegend.sample)", "y": "4"],
              .text(entry.verb.rawValue)),
          ])
      })
  }
}

extension [Point] {
  /// The line through the points: straight, and curved where it goes to the side.
  fileprivate var curve: String {
    guard let first else { return "" }
    return zip(self, dropFirst()).reduce("M\(first.x) \(first.y)") { path, step in
      let (one, next) = step
      guard one.x != next.x else { return "\(path)V\(next.y)" }
      let middle = (one.y + next.y) / 2
      return "\(path)C\(one.x) \(middle) \(next.x) \(middle) \(next.x) \(next.y)"
    }
  }
}

extension MermaidDiagram.Arrow.Verb {
  fileprivate var isDashed: Bool { self == .conforms || self == .depends }

  /// What stands at an end of the line, as UML draws it.
  ///
  /// - Parameter isUp: Whether the box is above that end.
  fileprivate func head(at end: Point, isUp: Bool) -> HTML {
    let down = isUp ? 1 : -1
    func path(_ kind: String, _ points: [(x: Int, y: Int)], _ close: String) -> HTML {
      let places = points.map { "\(end.x + $0.x) \(end.y + $0.y * down)" }
      return HTML("path", ["class": kind, "d": "M" + places.joined(separator: "L") + close])
    }
    switch self {
    case .inherits, .conforms: return path("tip hollow", [(0, 0), (-6, 11), (6, 11)], "Z")
    case .has: return path("tip solid", [(0, 0), (-4, 7), (0, 14), (4, 7)], "Z")
    case .uses, .depends: return path("tip", [(-5, 9), (0, 0), (5, 9)], "")
    }
  }
}
