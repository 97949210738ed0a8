import Book
import Text

/// Draws a page's class diagram.
///
/// Colours are those of the page's style: everything is drawn in classes.
struct DiagramDrawing {
  private let diagram: MermaidDiagram
  private let layout: DiagramLayout

  init(_ diagram: MermaidDiagram) {
    self.diagram = diagram
    layout = DiagramLayout(diagram)
  }

  var svg: HTML {
    let legend = DiagramLegend(layout.links.map(\.arrow.verb), below: layout)
    let (width, height) = (max(layout.width, legend.width), legend.bottom)
    return """
      <svg class="diagram" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>Class diagram: \(diagram.classes.map(\.name).joined(separator: ", "))</title>
      <desc>\(diagram.sentences.joined(separator: " "))</desc>\(layout.links.map(drawn))
      \(zip(diagram.classes, layout.boxes).map(drawn))
      \(legend.entries)
      </svg>
      """
  }

  private func drawn(_ link: DiagramLayout.Link) -> HTML {
    let verb = link.arrow.verb
    let end = link.isHeadUp ? link.lines[0][0] : link.lines.last?.last
    let label = link.label.map { box -> HTML in
      let text = HTML.label(link.arrow.text, "label", x: box.middle, y: box.y + 13)
      return "\(text)\n"
    }
    return """
      <g class="link">
      \(verb.line(link.lines.map(\.curve).joined(separator: " ")))\
      \(end.map { verb.head(at: $0, isUp: link.isHeadUp) })\(label)</g>
      """
  }

  private func drawn(_ type: MermaidDiagram.Class, in box: Box) -> HTML {
    let isProtocol = type.kind?.hasSuffix("protocol") ?? false
    var baseline = box.y + DiagramLayout.padding / 2 + 13
    func text(_ text: String, _ role: String, x: Int) -> HTML {
      defer { baseline += DiagramLayout.lineHeight }
      return .label(text, role, x: x, y: baseline)
    }
    var heads = type.kind.map { [text($0, "kind", x: box.middle)] } ?? []
    heads.append(text(type.name, "name", x: box.middle))
    let line = baseline - 13 + DiagramLayout.padding / 2
    baseline += DiagramLayout.padding
    let members = type.members.map { text($0, "member", x: box.x + DiagramLayout.side) }
    let rule: HTML = #"<path class="line" d="M\#(box.x) \#(line)H\#(box.right)"></path>"#
    return """
      <g class="\(isProtocol ? "box protocol" : "box")">
      <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
      rx="\(isProtocol ? 10 : 2)"></rect>
      \(heads)
      \(members.isEmpty ? "" : rule)\(members)
      </g>
      """
  }
}

/// What the lines of a diagram mean, for readers who do not draw in UML.
private struct DiagramLegend {
  // Pixels.
  private static let sample = 34
  private static let gap = 18
  private static let top = 14

  private(set) var entries: [HTML] = []
  private(set) var width = 0
  private(set) var bottom: Int

  /// - Parameter layout: What it stands below; an entry that would be wider begins a new row.
  init(_ verbs: [MermaidDiagram.Arrow.Verb], below layout: DiagramLayout) {
    bottom = layout.height
    var place = Point(x: 0, y: layout.height + DiagramLegend.top)
    let kinds: [MermaidDiagram.Arrow.Verb] = [.has, .inherits, .conforms, .uses, .depends]
    for verb in kinds where verbs.contains(verb) {
      let size =
        DiagramLegend.sample + TextMeasure.width(of: verb.rawValue, size: DiagramLayout.labelSize)
      if place.x > 0, place.x + size > layout.width {
        place = Point(x: 0, y: place.y + DiagramLayout.lineHeight)
      }
      entries.append(DiagramLegend.entry(verb, at: place))
      width = max(width, place.x + size)
      bottom = place.y + DiagramLayout.lineHeight
      place.x += size + DiagramLegend.gap
    }
  }

  private static func entry(_ verb: MermaidDiagram.Arrow.Verb, at place: Point) -> HTML {
    let length = sample - 6
    let turn = verb.isHeadUp ? "rotate(-90)" : "translate(\(length) 0) rotate(-90)"
    return """
      <g transform="translate(\(place.x) \(place.y + 9))">
      \(verb.line("M0 0H\(length)"))<g transform="\(turn)">
      \(verb.head(at: Point(x: 0, y: 0), isUp: verb.isHeadUp))</g>
      \(HTML.label(verb.rawValue, "label", x: sample, y: 4))
      </g>
      """
  }
}

extension [Point] {
  /// The line through the points: straight, and curved where it goes to the side.
  fileprivate var curve: String {
    zip(self, dropFirst()).reduce("M\(self[0].x) \(self[0].y)") { path, step in
      let (one, next) = step
      guard one.x != next.x else { return "\(path)V\(next.y)" }
      let middle = (one.y + next.y) / 2
      return "\(path)C\(one.x) \(middle) \(next.x) \(middle) \(next.x) \(next.y)"
    }
  }
}

extension MermaidDiagram.Arrow.Verb {
  fileprivate func line(_ path: String) -> HTML {
    let look = self == .conforms || self == .depends ? "line dashed" : "line"
    return #"<path class="\#(look)" d="\#(path)"></path>"#
  }

  /// What stands at an end of the line, as UML draws it.
  ///
  /// - Parameter isUp: Whether the box is above that end.
  fileprivate func head(at end: Point, isUp: Bool) -> HTML {
    let down = isUp ? 1 : -1
    func path(_ look: String, _ points: [(x: Int, y: Int)], _ close: String) -> HTML {
      let places = points.map { "\(end.x + $0.x) \(end.y + $0.y * down)" }
      return #"<path class="\#(look)" d="M\#(places.joined(separator: "L"))\#(close)"></path>"#
    }
    switch self {
    case .inherits, .conforms: return path("tip hollow", [(0, 0), (-6, 11), (6, 11)], "Z")
    case .has: return path("tip solid", [(0, 0), (-4, 7), (0, 14), (4, 7)], "Z")
    case .uses, .depends: return path("tip", [(-5, 9), (0, 0), (5, 9)], "")
    }
  }
}
