import Terminal
import Testing

@Suite("Text field")
struct TextFieldTests {
  @Test(
    "Keys go in where the cursor is, editing keys remove what they should",
    arguments: [
      ("col", [.left, .character("o"), .end, .character("!")], "cool!", 5),
      ("abcd", [.backspace], "abc", 3), ("abcd", [.delete], "abcd", 4),
      ("abcd", [.home, .delete], "bcd", 0), ("abcd", [.home, .backspace], "abcd", 0),
      ("abcd", [.left, .left, .backspace], "acd", 1), ("abcd", [.left, .left, .delete], "abd", 2),
      ("abcd", [.left, .control("u")], "d", 0), ("abcd", [.home, .right, .control("k")], "a", 1),
      (
        "abcd", [.control("a"), .character("x"), .control("e"), .character("y")], "xabcdy", 6
      ),
      ("abcd", [.right, .home, .left], "abcd", 0),
      // A combining mark joins the letter before the cursor.
      ("ex", [.left, .character("\u{301}"), .character("!")], "e\u{301}!x", 2),
      // A letter in front of a lone mark takes it, and the cursor stays behind both.
      ("\u{301}x", [.home, .character("e")], "e\u{301}x", 1),
    ] as [(String, [Key], String, Int)])
  func editing(text: String, keys: [Key], value: String, cursor: Int) {
    var field = TextField(text)
    let areUsed = keys.map { field.handle($0) }
    #expect(!areUsed.contains(false))
    #expect((field.value, field.cursor) == (value, cursor))
  }

  @Test("Other keys are left to others")
  func others() {
    var field = TextField("abc")
    let keys: [Key] = [.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .control("c")]
    #expect(!keys.contains { field.handle($0) })
    #expect(field == TextField("abc"))
  }

  @Test(
    "The part around the cursor is shown, and what is free is underlined",
    arguments: [
      ("abcd", [], 6, "abcd__"), ("abcd", [], 5, "abcd_"), ("abcd", [], 4, "bcd_"),
      ("abcd", [], 1, "_"), ("abcd", [.left], 4, "abcd"), ("abcd", [.left], 3, "bcd"),
      ("abcd", [.left, .left], 2, "bc"), ("abcd", [.home], 3, "abc"), ("abcd", [], 0, ""),
      ("abcd", [], -1, ""),
      // A wide character is shown whole or not at all.
      ("한글", [], 4, "글__"), ("한글", [], 5, "한글_"), ("한글", [.home], 3, "한_"),
    ] as [(String, [Key], Int, String)])
  func drawing(text: String, keys: [Key], columns: Int, shown: String) {
    var field = TextField(text)
    for key in keys { field.handle(key) }
    var canvas = Canvas(Size(columns: columns + 4, rows: 1))
    field.draw(on: &canvas, at: 2, row: 0, columns: columns, isFocused: false)
    #expect(canvas.lines == [shown.isEmpty ? "" : "  " + shown])
  }

  @Test("A masked field shows a star for each of its characters")
  func masked() {
    var canvas = Canvas(Size(columns: 5, rows: 1))
    TextField("한gh", isMasked: true).draw(on: &canvas, at: 0, row: 0, columns: 5, isFocused: false)
    #expect(canvas.lines == ["***__"])
  }

  @Test(
    "The cursor is a reversed place, and only where keys go",
    arguments: [
      ("abcd", [.left], "abcd_", "d", 3), ("한", [], "한___", "_", 2),
    ] as [(String, [Key], String, String, Int)])
  func cursor(text: String, keys: [Key], shown: String, under: String, column: Int) {
    var field = TextField(text)
    for key in keys { field.handle(key) }
    for isFocused in [true, false] {
      var expected = Canvas(Size(columns: 6, rows: 1))
      expected.write(shown, at: 0, row: 0, style: Style(isDim: !isFocused))
      if isFocused { expected.write(under, at: column, row: 0, style: Style(isReversed: true)) }
      var canvas = Canvas(expected.size)
      field.draw(on: &canvas, at: 0, row: 0, columns: 5, isFocused: isFocused)
      #expect(canvas == expected)
    }
  }

  @Test("Whatever is typed, the cursor stays in the text", arguments: 1...50)
  func random(seed: UInt64) {
    var generator = SplitMix(seed)
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
