import SpaceGame
import Terminal
import Testing
import Text

@testable import ArcadeCore

@Suite("A text field")
struct TextFieldTests {
  private static let others: [Key] = [
    .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .control("c"),
  ]

  @Test(
    "Keys go in where the cursor is, editing keys remove what they should, others stay unused",
    arguments: [
      ("col", [.left, .character("o"), .end, .character("!")], "cool!", 5),
      ("abc", others, "abc", 3),
      ("abcd", [.backspace], "abc", 3), ("abcd", [.delete], "abcd", 4),
      ("abcd", [.home, .delete], "bcd", 0), ("abcd", [.home, .backspace], "abcd", 0),
      ("abcd", [.left, .left, .backspace], "acd", 1), ("abcd", [.left, .left, .delete], "abd", 2),
      ("abcd", [.left, .control("u")], "d", 0), ("abcd", [.home, .right, .control("k")], "a", 1),
      ("abcd", [.control("a"), .character("x"), .control("e"), .character("y")], "xabcdy", 6),
      ("abcd", [.right, .home, .left], "abcd", 0),
      // A combining mark joins the letter before the cursor.
      ("ex", [.left, .character("\u{301}"), .character("!")], "e\u{301}!x", 2),
      // A letter in front of a lone mark takes it, and the cursor stays behind both.
      ("\u{301}x", [.home, .character("e")], "e\u{301}x", 1),
    ] as [(String, [Key], String, Int)])
  func editing(text: String, keys: [Key], value: String, cursor: Int) {
    var field = TextField(text)
    let unused = keys.filter { !field.handle($0) }
    #expect(field.value == value && field.cursor == cursor)
    #expect(unused == (keys == Self.others ? keys : []))
  }

  /// What a field shows after some keys, and what is under its cursor at which of its columns.
  private static let drawings: [(TextField, [Key], Int, String, String, Int)] = [
    (TextField("abcd"), [], 6, "abcd__", "_", 4), (TextField("abcd"), [], 5, "abcd_", "_", 4),
    (TextField("abcd"), [], 4, "bcd_", "_", 3), (TextField("abcd"), [], 1, "_", "_", 0),
    (TextField("abcd"), [.left], 4, "abcd", "d", 3), (TextField("abcd"), [.left], 3, "bcd", "d", 2),
    (TextField("abcd"), [.left, .left], 2, "bc", "c", 1),
    (TextField("abcd"), [.home], 3, "abc", "a", 0),
    (TextField("abcd"), [], 0, "", "", 0), (TextField("abcd"), [], -1, "", "", 0),
    // A wide character is shown whole or not at all.
    (TextField("한글"), [], 4, "글__", "_", 2), (TextField("한글"), [], 5, "한글_", "_", 4),
    (TextField("한글"), [.home], 3, "한_", "한", 0),
    (TextField("한gh", isMasked: true), [], 5, "***__", "_", 3),
  ]

  @Test(
    "The part around the cursor is shown, its place reversed where keys go, what is free underlined",
    arguments: drawings)
  func drawing(
    field: TextField, keys: [Key], columns: Int, shown: String, under: String, column: Int
  ) {
    var field = field
    for key in keys { field.handle(key) }
    for isFocused in [true, false] {
      var expected = Canvas(Size(columns: columns + 4, rows: 1))
      var canvas = expected
      expected.write(shown, at: 2, row: 0, style: isFocused ? .plain : .dim)
      if isFocused { expected.write(under, at: 2 + column, row: 0, style: .reversed) }
      field.draw(on: &canvas, at: 2, row: 0, columns: columns, isFocused: isFocused)
      #expect(canvas == expected)
    }
  }

  @Test("Whatever is typed, the cursor stays in the text", arguments: 1...15)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, .control("u"), .character("a"),
      .character("\u{301}"), .character("🇰"), .character("한"), .character("\u{200d}"),
      .character("ᄀ"), .character("ᅡ"), .character("🚀"), .character("क"), .character("\u{94d}"),
    ]
    var field = TextField()
    var canvas = Canvas(Size(columns: 8, rows: 1))
    for _ in 0..<200 {
      guard let key = keys.randomElement(using: &generator) else { continue }
      field.handle(key)
      #expect((0...field.value.count).contains(field.cursor), "after \(key)")
      field.draw(on: &canvas, at: 0, row: 0, columns: 6, isFocused: true)
    }
  }
}
