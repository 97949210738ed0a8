import Book
import Testing

@Suite("The layers that a manifest declares")
struct LayersTests {
  private func layers(_ targets: (String, [String])...) -> Layers {
    let lines = targets.map { name, uses in
      "  .target(\n    name: \"\(name)\", dependencies: [model, \(uses.map { "\"\($0)\"" }.joined(separator: ", "))]),\n"
    }
    return Layers(in: lines.joined() + "let module = \"A\"\n", where: { $0 != "Guest" })
  }

  @Test("Each layer comes after the layers it uses, and may also use the layers below them")
  func order() throws {
    let layers = layers(("C", ["B"]), ("A", []), ("B", ["A", "Elsewhere"]), ("Guest", ["A"]))
    #expect(layers.all.map(\.name) == ["A", "B", "C"] && !layers.isCircle)
    #expect(layers.all.map { layers.below($0).sorted() } == [[], ["A"], ["A", "B"]])
    #expect(layers.all.map(\.uses) == [[], ["A"], ["B"]])
  }

  @Test("A layer's folder is the target's name, or what the manifest says")
  func folders() {
    let text =
      ".target(name: \"A\", path: \"Sources/Entry\"), .testTarget(name: \"T\", path: \"Sources/T\")"
    let layers = Layers(in: text + ".target(name: \"B\")", where: { _ in true })
    #expect(layers.all.map(\.folder) == ["Entry", "B"])
  }

  @Test("A circle of layers is reported")
  func circle() {
    let layers = layers(("A", ["B"]), ("B", ["A"]), ("C", []))
    #expect(layers.isCircle && layers.all.count == 3)
    #expect(layers.all.last.map { layers.below($0).isSubset(of: ["A", "B"]) } == true)
  }
}
