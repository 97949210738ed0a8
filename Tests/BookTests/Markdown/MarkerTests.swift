import Book
import Testing

@testable import Text

@Suite("The markers above quotes")
struct MarkerTests {
  @Test(
    "A comment on its own line is a marker if it has a kind",
    arguments: [
      ("<!-- code: Sources/Ship.swift#lives -->", "code", "Sources/Ship.swift#lives"),
      ("  <!--output:arcade help-->", "output", "arcade help"),
      ("<!-- end: bet -->", "end", "bet"),
      ("<!-- a remark -->", nil, nil), ("<!-- code: a --> b", nil, nil), ("code: a", nil, nil),
    ] as [(String, String?, String?)])
  func marker(line: String, kind: String?, source: String?) {
    let marker = Marker(line)
    #expect(marker?.kind == kind && marker?.source == source)
  }

  @Test("A marker names a file, and the snippet in it", arguments: ["lives", nil])
  func parts(snippet: String?) {
    let marker = Marker("<!-- code: Ship.swift\(snippet.map { "#\($0)" } ?? "") -->")
    #expect(marker?.path == "Ship.swift" && marker?.snippet == snippet)
  }
}
