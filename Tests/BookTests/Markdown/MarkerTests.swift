import Book
import Testing

@testable import Text

@Suite("Marks of where a quote comes from")
struct MarkerTests {
  @Test(
    "A comment on a line of its own is a marker if it has a kind",
    arguments: [
      ("<!-- code: Sources/Ship.swift#lives -->", "code", "Sources/Ship.swift#lives"),
      ("  <!--output:arcade help-->", "output", "arcade help"),
      ("<!-- end: bet -->", "end", "bet"),
      ("<!-- a remark -->", nil, nil), ("<!-- code: a --> b", nil, nil), ("code: a", nil, nil),
    ] as [(String, String?, String?)])
  func marker(line: String, kind: String?, source: String?) {
    let marker = Marker(line)
    #expect(marker?.kind == kind)
    #expect(marker?.source == source)
  }

  @Test("A page has its markers among its blocks, and other comments not at all")
  func blocks() {
    let text = "a\n<!-- code: b -->\n```swift\nc\n```\n<!-- a remark -->\n"
    #expect(Outline.of(text) == "p(a) code<b> codeswift(c)")
  }
}
