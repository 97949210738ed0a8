import Terminal
import Testing
import Text

@testable import Terminal

@Suite("The pager on the screen")
struct ScreenPagerTests {
  private static let words = "1 two 3 four 5 six 7 eight 9 ten 11 twelve"

  private static func pager(_ keys: Key...) -> ScreenPager {
    var pager = ScreenPager()
    pager.show(
      { _ in words.split(separator: " ").map { [Run(String($0))] } },
      on: Size(columns: 48, rows: 5))
    for key in keys { _ = pager.press(key) }
    return pager
  }

  private static let rule = String(repeating: "─", count: 37)

  @Test(
    "The text stands above what is left of it and the keys, or what is searched for",
    arguments: [
      (
        pager(),
        ["1", "two", "3", "\(rule) ▼ 9 more ─", "Space b scroll   / search   ] [ section   q quit"]
      ),
      (
        pager(.character("/"), .character("e"), .enter, .enter),
        ["9", "ten", "11", "\(rule) ▼ 1 more ─", "n N next match   Esc end search   q quit"]
      ),
      (pager(.end, .character("/"), .character("x")), ["ten", "11", "twelve", nil, "/x"]),
    ] as [(ScreenPager, [String?])])
  func picture(pager: ScreenPager, lines: [String?]) throws {
    let shown = pager.canvas.lines
    try #require(shown.count == lines.count)
    let expected: [String] = zip(lines, shown).map { $0 ?? $1 }
    #expect(shown == expected)
    #expect((lines[3] == nil) == shown[3].hasSuffix("─ end ─"))
  }

  @Test("Where not all keys fit, the one for leaving is told", arguments: [47, 30, 6])
  func narrow(columns: Int) {
    var pager = ScreenPager()
    pager.show({ _ in [[Run("1")]] }, on: Size(columns: columns, rows: 5))
    #expect(pager.canvas.lines[4].hasSuffix("q quit"))
  }

  @Test("q and Escape leave, but not while something is typed")
  func leaving() {
    for key in [Key.character("q"), .character("Q"), .escape] {
      var (reading, typing) = (Self.pager(), Self.pager(.character("/")))
      let leaves = [reading.press(key), typing.press(key)]
      #expect(leaves == [true, false])
    }
  }

  @Test("In another window it is laid out anew, and any size will do", arguments: [0, 1, 2, 9])
  func resized(side: Int) {
    var pager = Self.pager(.down, .down)
    pager.show(
      { TextFlow(width: $0).lines(Self.words) }, on: Size(columns: side, rows: side))
    #expect(pager.canvas.lines.count == side)
    if side == 9 { #expect(pager.canvas.lines[0] == "1 two 3") }
  }
}
