import Terminal
import Testing

@Suite("Button")
struct ButtonTests {
  @Test("Stands between brackets, reversed where keys go; Enter and space press it, others do not")
  func button() {
    let button = Button("확인")
    let keys: [Key] = [.enter, .character(" "), .character("s"), .tab, .escape, .control("m")]
    #expect(keys.map(button.isPressed(by:)) == [true, true, false, false, false, false])
    #expect(button.columns == 8)
    for isFocused in [false, true] {
      var canvas = Canvas(Size(columns: 10, rows: 1))
      var expected = canvas
      button.draw(on: &canvas, at: 1, row: 0, isFocused: isFocused)
      expected.write("[ 확인 ]", at: 1, row: 0, style: Style(isBold: true, isReversed: isFocused))
      #expect(canvas == expected)
    }
  }
}
