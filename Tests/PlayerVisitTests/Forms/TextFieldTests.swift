import PlayerVisit
import Testing

@Suite("A text field")
struct TextFieldTests {
  private static let others: [FormKey] = [.enter, .escape, .next, .previous, .quit]

  @Test(
    "Letters are inserted at the cursor, editing keys work, and other keys do nothing",
    arguments: [
      ("col", [.left, .character("o"), .end, .character("!")], "cool!", 5),
      ("abc", [.left] + others, "abc", 2),
      ("abcd", [.backspace], "abc", 3), ("abcd", [.delete], "abcd", 4),
      ("abcd", [.home, .delete], "bcd", 0), ("abcd", [.home, .backspace], "abcd", 0),
      ("abcd", [.left, .left, .backspace], "acd", 1), ("abcd", [.left, .left, .delete], "abd", 2),
      ("abcd", [.left, .deleteToStart], "d", 0), ("abcd", [.home, .right, .deleteToEnd], "a", 1),
      ("abcd", [.home, .character("x"), .end, .character("y")], "xabcdy", 6),
      ("abcd", [.right, .home, .left], "abcd", 0),
      // A combining mark joins the letter before the cursor.
      ("ex", [.left, .character("\u{301}"), .character("!")], "e\u{301}!x", 2),
      // A letter before a lone mark joins it, and the cursor stays after both.
      ("\u{301}x", [.home, .character("e")], "e\u{301}x", 1),
    ] as [(String, [FormKey], String, Int)])
  func editing(text: String, keys: [FormKey], value: String, cursor: Int) {
    var field = TextField(text)
    for key in keys {
      let old = field.value
      #expect(field.edit(key) == (field.value != old), "\(key) tells whether it changed the text")
    }
    #expect(field.value == value && field.cursor == cursor)
  }

  @Test("The cursor stays within the text, whatever keys are pressed")
  func random() {
    let keys: [FormKey] = [
      .left, .right, .home, .end, .backspace, .delete, .deleteToStart, .deleteToEnd,
      .character("a"), .character("\u{301}"), .character("🇰"), .character("한"),
      .character("\u{200d}"), .character("ᄀ"), .character("ᅡ"), .character("🚀"),
      .character("क"), .character("\u{94d}"),
    ]
    var field = TextField()
    var number = 1
    for _ in 0..<3_000 {
      number = number * 16_807 % 2_147_483_647
      let key = keys[number % keys.count]
      field.edit(key)
      #expect((0...field.value.count).contains(field.cursor), "after \(key)")
    }
  }
}
