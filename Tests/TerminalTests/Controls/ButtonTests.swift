import Terminal
import Testing

@Suite("Button")
struct ButtonTests {
  @Test("Enter and space press it, other keys do not")
  func keys() {
    let button = Button("Sign in")
    let keys: [Key] = [.enter, .character(" "), .character("s"), .tab, .escape, .control("m")]
    #expect(keys.map(button.isPressed(by:)) == [true, true, false, false, false, false])
  }

  @Test("It stands between brackets, reversed where keys go", arguments: [false, true])
  func drawing(isFocused: Bool) {
    let button = Button("확인")
    var canvas = Canvas(Size(columns: 10, rows: 1))
    button.draw(on: &canvas, at: 1, row: 0, isFocused: isFocused)
    var expected = Canvas(canvas.size)
    expected.write(
      "[ 확인 ]", at: 1, row: 0, style: Style(isBold: true, isReversed: isFocused))
    #expect(canvas == expected)
    #expect(button.columns == 8)
  }
}
