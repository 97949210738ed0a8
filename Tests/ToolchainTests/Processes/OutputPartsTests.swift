import Testing

@testable import Toolchain

@Suite("What a child prints")
struct TextPartsTests {
  private func lines(_ portions: [String], longest: Int = 100) -> [String] {
    var splitter = LineSplitter(longest: longest)
    var lines: [String] = []
    for portion in portions {
      Array(portion.utf8).withUnsafeBytes { lines += splitter.lines(completedBy: $0) }
    }
    return lines + (splitter.rest().map { [$0] } ?? [])
  }

  @Test("Lines do not depend on the portions in which bytes come")
  func portions() {
    let text = "one\n\nthrée ✓\r\nlast"
    let whole = lines([text])
    #expect(whole == ["one", "", "thrée ✓", "last"])
    let bytes = text.utf8.map { [$0] }
    var splitter = LineSplitter()
    var single: [String] = []
    for byte in bytes { byte.withUnsafeBytes { single += splitter.lines(completedBy: $0) } }
    #expect(single + [splitter.rest()] == whole)
  }

  @Test("A line that is too long comes in pieces")
  func longLine() {
    #expect(lines(["abcdefgh\nij"], longest: 3) == ["abc", "def", "gh", "ij"])
    #expect(lines(["abc\n"], longest: 3) == ["abc"])
    var splitter = LineSplitter()
    let long = [UInt8](repeating: 120, count: 65_537)
    let pieces = long.withUnsafeBytes { splitter.lines(completedBy: $0) }
    #expect(pieces.map(\.count) == [65_536])
    #expect(splitter.rest() == "x")
  }

  private func capped(_ portions: [String], limit: Int) -> String {
    var text = CappedText(limit: limit)
    for portion in portions { Array(portion.utf8).withUnsafeBytes { text.append($0) } }
    return text.text
  }

  @Test("Text up to the limit is kept whole")
  func withinLimit() {
    #expect(capped(["abc", "", "defghij"], limit: 10) == "abcdefghij")
  }

  @Test("Of more text the first and the last half are kept, and what is missing is said")
  func beyondLimit() {
    let expected = "abcde\n… 16 bytes left out …\nvwxyz"
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    #expect(capped([alphabet], limit: 10) == expected)
    #expect(capped(alphabet.map(String.init), limit: 10) == expected)
  }
}
