import Testing

@testable import Terminal

@Suite("The key decoder")
struct KeyDecoderTests {
  /// The bytes that a terminal sends, and the keys that they mean.
  private static let table: [(bytes: String, keys: [Key])] = [
    ("a", [.character("a")]), ("~", [.character("~")]), (" ", [.character(" ")]),
    ("q w", [.character("q"), .character(" "), .character("w")]),
    ("é", [.character("é")]), ("한", [.character("한")]), ("🚀", [.character("🚀")]),
    ("\u{7f}", [.backspace]), ("\u{8}", [.backspace]), ("\t", [.tab]),
    ("\r", [.enter]), ("\n", [.enter]), ("\r\n", [.enter, .enter]),
    ("\u{1}", [.control("a")]), ("\u{4}", [.control("d")]), ("\u{1a}", [.control("z")]),
    ("\u{1b}[A", [.up]), ("\u{1b}[B", [.down]), ("\u{1b}[C", [.right]), ("\u{1b}[D", [.left]),
    ("\u{1b}OA", [.up]), ("\u{1b}OB", [.down]), ("\u{1b}OC", [.right]), ("\u{1b}OD", [.left]),
    ("\u{1b}[1;2A", [.up]), ("\u{1b}[1;5D", [.left]),
    ("\u{1b}[H", [.home]), ("\u{1b}OH", [.home]), ("\u{1b}[1~", [.home]), ("\u{1b}[7~", [.home]),
    ("\u{1b}[F", [.end]), ("\u{1b}OF", [.end]), ("\u{1b}[4~", [.end]), ("\u{1b}[8~", [.end]),
    ("\u{1b}[3~", [.delete]), ("\u{1b}[3;5~", [.delete]),
    ("\u{1b}[5~", [.pageUp]), ("\u{1b}[6~", [.pageDown]), ("\u{1b}[Z", [.backTab]),
    ("\u{1b}\u{1b}[A", [.escape, .up]), ("\u{1b}\u{1b}\t", [.escape, .tab]),
  ]

  @Test("Each sequence gives its key, even byte by byte, and Ctrl-D can interrupt a sequence")
  func sequences() {
    for (bytes, keys) in Self.table {
      for parts in [[Array(bytes.utf8)], bytes.utf8.map { [$0] }] {
        var decoder = KeyDecoder()
        let got = parts.flatMap { decoder.decode($0) }
        #expect(got == keys && !decoder.isWaiting, "\(bytes.debugDescription) gave \(got)")
      }
      for cut in 1..<max(2, bytes.utf8.count) {
        var decoder = KeyDecoder()
        let got = decoder.decode(Array(bytes.utf8.prefix(cut)) + [0x04])
        #expect(got.last == .control("d"), "after \(cut) bytes of \(bytes.debugDescription)")
      }
    }
  }

  private static let nameless = [
    "\u{1b}OP", "\u{1b}[15~", "\u{1b}[2~", "\u{1b}[24;2~", "\u{1b}[~", "\u{1b}[I", "\u{1b}[E",
    "\u{1b}A", "\u{1b}~", "\u{1b}é", "\u{1b}[200~", "\u{1b}[201~", "\u{1b}[97;5u", "\u{1b}[1 q",
  ]
  private static let invalid: [[UInt8]] = [
    [0x80], [0xbf], [0xc0, 0xaf], [0xc1], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x9a], [0xff],
    [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe0, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80],
    [0x1b, 0x5b, 0x31, 0xc3],
  ]

  @Test(
    "Unknown sequences and invalid UTF-8 are dropped whole, and the next key comes through",
    arguments: nameless.map { Array($0.utf8) } + invalid)
  func swallowed(bytes: [UInt8]) {
    for next in ["x", "é"] as [Character] {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes + Array(next.utf8)) == [.character(next)])
    }
  }

  @Test(
    "If nothing follows, a lone ESC is the escape key, and other unfinished sequences are dropped",
    arguments: ["\u{1b}", "\u{1b}[", "\u{1b}[1;", "\u{1b}O"])
  func unfinished(bytes: String) {
    var decoder = KeyDecoder()
    let keys: [Key] = decoder.decode(bytes.utf8)
    #expect(keys.isEmpty && decoder.isWaiting)
    let flushed = [decoder.flush(), decoder.flush(), decoder.decode("[A".utf8)]
    let first: [Key] = bytes == "\u{1b}" ? [.escape] : []
    let expected: [[Key]] = [first, [], [.character("["), .character("A")]]
    #expect(flushed == expected)
  }
}
