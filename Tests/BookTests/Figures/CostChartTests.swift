import Foundation
import Testing

@testable import Book

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The chart of what requests cost")
struct CostChartTests {
  /// The elements of a picture, by an XML parser of its own.
  private final class Elements: NSObject, XMLParserDelegate {
    var found: [(name: String, attributes: [String: String])] = []
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      found.append((name, attributes))
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !texts.isEmpty { texts[texts.count - 1] += text }
    }
  }

  private func elements(_ figures: LessonFigures) throws -> Elements {
    let parser = XMLParser(data: Data(CostChart(figures).svg.utf8))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return elements
  }

  private func bars(_ elements: Elements) -> [(style: String, width: Int)] {
    elements.found.filter { $0.name == "rect" }.dropFirst(2).map {
      ($0.attributes["class"] ?? "", Int($0.attributes["width"] ?? "") ?? -1)
    }
  }

  @Test("It is well-formed and says in words what it shows")
  func words() throws {
    let words =
      "Lines that each request takes. Twin bolts: before 12 changed and 30 added, after 1 changed "
      + "and 18 added; Fire & drop <it>: before 1 changed and 2 added, after 10 changed and 22 added."
    #expect(CostChart(SampleFigures.two).words == words)
    let elements = try elements(SampleFigures.two)
    let index = try #require(elements.found.firstIndex { $0.name == "desc" })
    #expect(elements.texts[index].hasPrefix(words))
    #expect(elements.found[0].name == "svg")
    #expect(elements.found[0].attributes["role"] == "img")
    #expect(elements.found[0].attributes["aria-labelledby"] == "title words")
    let names = Set(elements.found.compactMap { $0.attributes["id"] })
    #expect(names == ["title", "words"])
  }

  @Test("The longest bar takes all the room, the others their share, and figures stand by them")
  func bars() throws {
    let elements = try elements(SampleFigures.two)
    let bars = bars(elements)
    #expect(
      bars.map(\.style) == [
        "changed", "added", "changed", "added", "changed", "added", "changed", "added",
      ])
    #expect(bars.map(\.width) == [137, 342, 11, 205, 11, 22, 114, 251])
    for figures in ["12 + 30", "1 + 18", "1 + 2", "10 + 22", "Fire & drop <it>"] {
      #expect(elements.texts.contains { $0.trimmed == figures }, "\(figures)")
    }
  }

  @Test("All of it is inside of the picture, and it has colours for dark as well")
  func room() throws {
    let elements = try elements(SampleFigures.two)
    #expect(elements.found[0].attributes["viewBox"] == "0 0 640 158")
    for element in elements.found {
      let x = Int(element.attributes["x"] ?? "0") ?? -1
      let width = Int(element.attributes["width"] ?? "0") ?? -1
      let y = Int(element.attributes["y"] ?? "0") ?? -1
      #expect(x >= 0 && x + width <= 640 && y >= 0 && y <= 158)
    }
    #expect(CostChart(SampleFigures.two).svg.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test("Without a request, or a line, it is well-formed too")
  func empty() throws {
    _ = try elements(LessonFigures(lesson: "A", requests: []))
    let none = LessonFigures(
      lesson: "A",
      requests: [.init(name: "a", title: "A", kind: .axis, before: .init(), after: .init())])
    #expect(bars(try elements(none)).isEmpty)
  }
}
