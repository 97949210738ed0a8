import Terminal
import Testing

@Suite("Text field")
struct TextFieldTests {
  private func field(_ text: String, _ keys: Key...) -> TextField {
    var field = TextField(text)
    for key in keys { field.handle(key) }
    return field
  }

  private func line(_ field: TextField, columns: Int, isFocused: Bool = false) -> String {
    var canvas = Canvas(Size(columns: columns + 4, rows: 1))
    field.draw(on: &canvas, at: 2, row: 0, columns: columns, isFocused: isFocused)
    return canvas.lines[0]
  }

  @Test("Keys go in where the cursor is")
  func insertion() {
    let field = field("col", .left, .character("o"), .end, .character("!"))
    #expect(field.value == "cool!")
    #expect(field.cursor == 5)
  }

  @Test(
    "Editing keys remove what they should",
    arguments: [
      ([Key.backspace], "abc", 3), ([.delete], "abcd", 4), ([.home, .delete], "bcd", 0),
      ([.home, .backspace], "abcd", 0), ([.left, .left, .backspace], "acd", 1),
      ([.left, .left, .delete], "abd", 2), ([.left, .control("u")], "d", 0),
      ([.home, .right, .control("k")], "a", 1),
      ([.control("a"), .character("x"), .control("e"), .character("y")], "xabcdy", 6),
      ([.right, .home, .left], "abcd", 0),
    ])
  func editing(keys: [Key], value: String, cursor: Int) {
    var field = TextField("abcd")
    for key in keys {
      let isUsed = field.handle(key)
      #expect(isUsed, "\(key) is for a text field")
    }
    #expect(field.value == value)
    #expect(field.cursor == cursor)
  }

  @Test(
    "Other keys are left to others",
    arguments: [Key.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .control("c")])
  func others(key: Key) {
    var field = TextField("abc")
    let isUsed = field.handle(key)
    #expect(!isUsed)
    #expect(field == TextField("abc"))
  }

  @Test("A combining mark joins the letter before the cursor")
  func combining() {
    let field = field("ex", .left, .character("\u{301}"), .character("!"))
    #expect(field.value == "e\u{301}!x")
    #expect(field.cursor == 2)
  }

  @Test("A letter in front of a lone mark takes it, and the cursor stays behind both")
  func markAtStart() {
    let field = field("\u{301}x", .home, .character("e"))
    #expect(field.value == "e\u{301}x")
    #expect(field.cursor == 1)
  }

  @Test(
    "The part around the cursor is shown, and what is free is underlined",
    arguments: [
      ([], 6, "abcd__"), ([], 5, "abcd_"), ([], 4, "bcd_"), ([], 1, "_"), ([.left], 4, "abcd"),
      ([.left], 3, "bcd"), ([.left, .left], 2, "bc"), ([.home], 3, "abc"), ([], 0, ""),
      ([], -1, ""),
    ] as [([Key], Int, String)])
  func drawing(keys: [Key], columns: Int, shown: String) {
    var field = TextField("abcd")
    for key in keys { field.handle(key) }
    #expect(line(field, columns: columns) == (shown.isEmpty ? "" : "  " + shown))
  }

  @Test("A wide character is shown whole or not at all")
  func wide() {
    #expect(line(TextField("한글"), columns: 4) == "  글__")
    #expect(line(TextField("한글"), columns: 5) == "  한글_")
    #expect(line(field("한글", .home), columns: 3) == "  한_")
  }

  @Test("A masked field shows none of its characters")
  func masked() {
    let field = TextField("한gh", isMasked: true)
    #expect(line(field, columns: 5) == "  ***__")
    #expect(field.value == "한gh")
  }

  @Test("The cursor is a reversed cell, and only where keys go")
  func cursor() {
    let field = field("abcd", .left)
    var expected = Canvas(Size(columns: 6, rows: 1))
    expected.write("abcd_", at: 0, row: 0)
    expected.write("d", at: 3, row: 0, style: Style(isReversed: true))
    var canvas = Canvas(expected.size)
    field.draw(on: &canvas, at: 0, row: 0, columns: 5, isFocused: true)
    #expect(canvas == expected)

    var dimmed = Canvas(expected.size)
    dimmed.write("abcd_", at: 0, row: 0, style: Style(isDim: true))
    field.draw(on: &canvas, at: 0, row: 0, columns: 5, isFocused: false)
    #expect(canvas == dimmed)
  }

  @Test("The cursor behind the text is a reversed free place")
  func cursorAtEnd() {
    var expected = Canvas(Size(columns: 6, rows: 1))
    expected.write("한__", at: 0, row: 0)
    expected.write("_", at: 2, row: 0, style: Style(isReversed: true))
    var canvas = Canvas(expected.size)
    TextField("한").draw(on: &canvas, at: 0, row: 0, columns: 4, isFocused: true)
    #expect(canvas == expected)
  }

  @Test("Whatever is typed, the cursor stays in the text", arguments: 1...100)
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
