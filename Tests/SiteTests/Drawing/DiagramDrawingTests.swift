import Book
import Testing
import Text

@testable import Site

@Suite("Drawing a diagram")
struct DiagramDrawingTests {
  @Test("A small diagram as a whole: colours by classes, a title, and what it says in sentences")
  func whole() throws {
    let diagram = try #require(
      MermaidDiagram([
        "classDiagram", "class Gun {", "<<protocol>>", "fire()", "}", "Ship *-- \"*\" Gun : guns",
      ]))
    #expect(
      DiagramDrawing(diagram).svg.written == """
        <svg class="diagram" viewBox="0 0 76 224" width="76" height="224" role="img">
        <title>Class diagram: Gun, Ship</title>
        <desc>Gun is a protocol with fire(). Ship is a type. Ship has many Gun as guns.</desc><g \
        class="link">
        <path class="line" d="M37 30V44V64 M37 82V102V116"></path><path class="tip solid" d="M37 \
        30L33 37L37 44L41 37Z"></path><text class="label" x="37" y="77">guns, many</text>
        </g>
        <g class="box protocol">
        <rect x="2" y="116" width="72" height="74" rx="10"></rect>
        <text class="kind" x="38" y="134">protocol</text>
        <text class="name" x="38" y="152">Gun</text>
        <path class="line" d="M2 162H74"></path><text class="member" x="16" y="180">fire()</text>
        </g>
        <g class="box">
        <rect x="8" y="2" width="59" height="28" rx="2"></rect>
        <text class="name" x="37" y="20">Ship</text>
        </g>
        <g transform="translate(0 215)">
        <path class="line" d="M0 0H28"></path><g transform="rotate(-90)">
        <path class="tip solid" d="M0 0L-4 7L0 14L4 7Z"></path></g>
        <text class="label" x="34" y="4">has</text>
        </g>
        </svg>
        """)
  }

  @Test(
    "It says in sentences what is drawn",
    arguments: [
      ("A <|-- B\nA <|.. C", "B inherits from A. C conforms to A."),
      ("A --> B\nA ..> B : load", "A uses B. A depends on B in load."),
      ("A *-- \"0..1\" B : b\nA *-- \"1\" B", "A has at most one B as b. A has 1 B."),
      ("class A {\n<<enum>>\nx\ny\n}", "A is an enum with x, y."),
    ])
  func sentences(text: String, words: String) throws {
    let diagram = try #require(MermaidDiagram(["classDiagram"] + text.lines))
    let types = diagram.classes.filter { $0.kind == nil }.map { "\($0.name) is a type." }
    #expect(diagram.sentences.filter { !types.contains($0) }.joined(separator: " ") == words)
  }
}
