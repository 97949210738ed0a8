import Testing
import Text

@testable import Bindery

/// Diagrams are compared with a small hand-written graph in the toolchain's format.
@Suite("Hand-made diagrams")
struct DiagramTests {
  /// A ship of parts, and its relations to the room.
  private static let check: DiagramCheck = {
    var graph = SymbolGraph()
    func add(_ kind: String, _ name: String, in owner: String = "", _ words: String...) {
      let path = (owner.isEmpty ? [] : [owner]) + [name]
      let id = path.joined(separator: ".")
      graph.symbols.append(
        SymbolGraph.Symbol(
          kind: .init(identifier: "swift.\(kind)"), identifier: .init(precise: id),
          pathComponents: path,
          declarationFragments: words.map { word in
            let isType = word.first?.isUppercase ?? false
            return .init(spelling: word, preciseIdentifier: isType ? word : nil)
          },
          location: owner.isEmpty
            ? .init(uri: "file:///book/Sources/After/Hulls/\(name).swift") : nil))
      if !owner.isEmpty {
        let kind = owner == "Gun" ? "requirementOf" : "memberOf"
        graph.relationships.append(.init(kind: kind, source: id, target: owner))
      }
    }
    func link(_ source: String, _ kind: String, _ target: String) {
      graph.relationships.append(.init(kind: kind, source: source, target: target))
    }
    add("protocol", "Vessel", "protocol ", "Vessel")
    add("protocol", "Gun", "protocol ", "Gun")
    add("struct", "Hull", "struct ", "Hull")
    add("class", "Ship", "class ", "Ship")
    add("class", "Cruiser", "actor ", "Cruiser")
    add("property", "hull", in: "Ship", "let hull: ", "Hull")
    add("property", "guns", in: "Ship", "let guns: [any ", "Gun", "]")
    add("property", "spare", in: "Ship", "var spare: (any ", "Gun", ")?")
    add("property", "ready", in: "Ship", "var ready: ", "Gun", " { get }")
    add("method", "repair(_:)", in: "Hull", "func repair(_ gun: ", "Gun", ")")
    add("property", "ship", in: "Gun", "var ship: ", "Ship")
    link("Ship", "conformsTo", "Vessel")
    link("Gun", "conformsTo", "Vessel")
    link("Cruiser", "inheritsFrom", "Ship")
    return DiagramCheck(graph)
  }()

  private func faults(lines: [String]) -> [String] {
    DiagramTests.check.faults(in: ["classDiagram"] + lines)
  }

  @Test("A diagram may leave things out, as long as it invents nothing")
  func fine() {
    let found = faults(lines: [
      "class Ship {", "<<Hulls class>>", "hull", "}", "class Hull {", "repair(_:)", "}",
      "class Cruiser {", "<<actor>>", "}",
      "Vessel <|.. Ship", "Vessel <|-- Gun", "Ship <|-- Cruiser", "Ship *-- Hull : hull",
      "Ship *-- \"*\" Gun : guns", "Ship *-- \"0..1\" Gun : spare", "Hull ..> Gun",
      "Ship --> Gun",
    ])
    #expect(found.isEmpty)
  }

  @Test(
    "Each untrue detail is reported in a sentence",
    arguments: [
      ("class Keel", "There is no type Keel in this version or in its lesson's shared module."),
      ("class Ship {\n<<struct>>\n}", "The kind of Ship is class, not struct."),
      ("class Hull {\n<<After struct>>\n}", nil), ("class Gun {\nship\n}", nil),
      ("class Hull {\n<<Before struct>>\n}", "Hull is not declared in a folder Before."),
      (
        "class Hull {\nrepair(gun)\n}",
        "Hull has no member `repair(gun)`: write it as the compiler names it."
      ),
      ("Ship --> Ship", "cannot be read"), ("Ship -- Hull", "cannot be read"),
    ] as [(String, String?)])
  func untrue(line: String, sentence: String?) {
    let told = sentence.map {
      $0 == "cannot be read"
        ? "“\(line)” \($0): write an arrow as `Gun <|.. AimedGun`, or `Ship *-- Hull`." : $0
    }
    #expect(faults(lines: ["class Hull"] + line.lines) == [told].compactMap(\.self))
  }

  @Test(
    "An untrue arrow is reported in the words that it stands for",
    arguments: [
      ("Vessel <|.. Hull", "Hull conforms to Vessel"),
      ("Vessel <|.. Gun", "Gun conforms to Vessel"), ("Ship <|-- Hull", "Hull inherits from Ship"),
      ("Vessel <|-- Ship", "Ship inherits from Vessel"), ("Hull *-- Gun", "Hull has Gun"),
      ("Gun *-- Ship", "Gun has Ship"), ("Ship *-- Gun : ready", "Ship has Gun as ready"),
      ("Ship *-- \"*\" Hull", "Ship has many Hull"), ("Hull --> Ship", "Hull uses Ship"),
      ("Ship *-- \"0..1\" Gun : guns", "Ship has at most one Gun as guns"),
      ("Ship *-- \"1\" Gun : guns", "Ship has 1 Gun as guns"),
      ("Ship *-- \"1\" Gun : spare", "Ship has 1 Gun as spare"),
    ])
  func untrueArrow(line: String, claim: String) {
    #expect(faults(lines: [line]) == ["The compiler does not show that \(claim)."])
  }

  @Test("A diagram has at most seven boxes, and must be a class diagram")
  func others() {
    func first(boxes: Int) -> String? { faults(lines: (0..<boxes).map { "class Box\($0)" }).first }
    #expect(first(boxes: 8) == "The diagram has 8 boxes: make its point with at most 7.")
    #expect(first(boxes: 7)?.contains("boxes") == false)
    #expect(
      first(boxes: 0)
        == "This is not a class diagram: begin it with `classDiagram`, and draw a class."
    )
  }
}
