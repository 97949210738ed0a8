import Terminal
import Testing
import Text

@Suite("A long text on a screen of a few rows")
struct TextViewTests {
  private static let size = Size(columns: 20, rows: 4)

  /// Twelve lines, with headings at 0, 5 and 9.
  private static let lines: [Line] = (0..<12).map { index in
    switch index {
    case 0, 5: [Run("Part \(index)", .bold)]
    case 6: [Run("goes on", .bold)]
    // A mark before a heading tells nothing.
    case 9: [Run("✗ ", .red), Run("Part 9", .bold)]
    default: [Run("line \(index) of "), Run(index % 4 == 3 ? "Bolts" : "mines")]
    }
  }

  private static func view(_ keys: [Key] = []) -> TextView {
    var view = TextView()
    view.show(lines, on: size)
    for key in keys { view.handle(key) }
    return view
  }

  private static func search(_ words: String) -> [Key] {
    [.character("/")] + words.map { .character($0) } + [.enter]
  }

  @Test(
    "Keys scroll within the text, from section to section and from match to match",
    arguments: [
      ([.down, .character("j"), .up], [1, 2, 1]),
      ([.character(" "), .pageDown, .character(" "), .character("b"), .pageUp], [3, 6, 8, 5, 2]),
      ([.end, .home, .character("G"), .character("g"), .up], [8, 0, 8, 0, 0]),
      // The last section is in sight at the end; two bold lines are one heading.
      ([.tab, .character("]"), .character("["), .backTab, .backTab], [5, 8, 5, 0, 0]),
      // After the last match comes the first, and before the first the last.
      (search("BOLTS") + [.character("n"), .character("n")], [0, 0, 0, 0, 0, 0, 3, 7, 8]),
      (
        search("of b") + [.character("N"), .character("n"), .character("n")],
        [0, 0, 0, 0, 0, 3, 8, 3, 7]
      ),
      // From where the reader has scrolled to.
      (search("bolts") + [.down, .character("n")], [0, 0, 0, 0, 0, 0, 3, 4, 7]),
      (search("bolts") + [.down, .character("N")], [0, 0, 0, 0, 0, 0, 3, 4, 3]),
    ] as [([Key], [Int])])
  func scrolling(keys: [Key], tops: [Int]) {
    var view = Self.view()
    let found = keys.map { view.handle($0) ? view.top : -1 }
    #expect(found == tops)
    #expect(view.below == 8 - view.top)
  }

  @Test(
    "What is typed and what is not there stands in the prompt, until the next key",
    arguments: [
      ([.character("/"), .character("n"), .character("]")], "/n] ", ""),
      ([.character("/"), .character("a"), .escape], nil, ""),
      ([.character("/"), .character("a"), .backspace], "/ ", ""),
      ([.character("/"), .character("a"), .backspace, .backspace], nil, ""),
      (search("raiders"), "“raiders” is not in this text.", "raiders"),
      (search("raiders") + [.down], nil, "raiders"), (search("bolts") + [.escape], nil, ""),
      (search("bolts") + search(""), nil, "bolts"), (search(""), nil, ""),
      ([.end, .tab], "There is no further section.", ""),
      ([.backTab], "There is no section before this one.", ""),
    ] as [([Key], String?, String)])
  func prompt(keys: [Key], prompt: String?, query: String) {
    let view = Self.view(keys)
    #expect((view.prompt?.text, view.query) == (prompt, query))
  }

  @Test("The place where the next letter comes is reversed, also within the words")
  func cursor() {
    let typed: [Key] = [.character("/"), .character("a"), .character("b")]
    let prompts = [[], [.left], [.home], [.home, .delete, .delete]].map {
      Self.view(typed + $0).prompt
    }
    let cursor = { Run($0, .reversed) }
    #expect(
      prompts == [
        [Run("/ab"), cursor(" ")], [Run("/a"), cursor("b")], [Run("/"), cursor("a"), Run("b")],
        [Run("/"), cursor(" ")],
      ])
  }

  @Test("Words that are longer than the screen end in sight, where the next letter comes")
  func longWords() {
    let words = "0123456789".map { Key.character($0) }
    var view = Self.view([.character("/")] + words)
    view.show(Self.lines, on: Size(columns: 8, rows: 3))
    let prompts = [Key.end, .home, .end].map { key in
      view.handle(key)
      return view.prompt?.text
    }
    #expect(prompts == ["/456789 ", "/0123456", "/456789 "])
  }

  @Test("Other keys are somebody else's, n and Escape as long as nothing is searched")
  func others() {
    let keys: [Key] = [.enter, .escape, .character("n"), .character("N"), .character("q"), .left]
    var view = Self.view()
    let used = keys.filter { view.handle($0) }
    view = Self.view(Self.search("line"))
    // Escape ends the search.
    let usedWhileSearching = (keys[2...] + keys[..<2] + keys[2...]).filter { view.handle($0) }
    #expect(used == [] && usedWhileSearching == [.character("n"), .character("N"), .escape])
  }

  @Test("The lines in sight show what is searched for, in its own colours")
  func visible() {
    let reversed = Style.reversed
    let found: Line = [Run("line 3 "), Run("of Bo", reversed), Run("lts")]
    #expect(Self.view(Self.search("S P") + Self.search("of Bo")).visible.first == found)
    let parts = Self.view(Self.search("part") + [.character("n")]).visible
    let part: Line = [Run("Part", .bold + reversed), Run(" 5", .bold)]
    #expect(parts.first == part && parts.count == 4)
    #expect(Self.view().visible == Array(Self.lines.prefix(4)))
  }

  @Test("Laid out anew, the same part stays in sight; what does not fit goes on behind a mark")
  func resized() {
    var view = TextView()
    let text = (0..<50).map { "word\($0)" }.joined(separator: " ")
    let tops: [String?] = [40, 20, 9, 40].map { columns in
      view.show(TextFlow(width: columns).lines(text), on: Size(columns: columns, rows: 3))
      if columns == 40 { view.handle(.down) }
      return view.visible.first?.text
    }
    let expected: [String?] = [
      "word6 word7 word8 word9 word10 word11", "word6 word7 word8", "word6",
      "word12 word13 word14 word15 word16",
    ]
    #expect(tops == expected)
    view.show([[Run("a longWordThatGoesOn")]], on: Size(columns: 12, rows: 3))
    let broken: [String] = view.lines.map(\.text)
    #expect(broken == ["a", "  ↪ longWord", "  ↪ ThatGoes", "  ↪ On"])
    view.begin()
    // At the beginning it stays there, whatever comes before the first section.
    for above in [[], [[Run("x")]]] { view.show(above + Self.lines, on: Self.size) }
    #expect(view.top == 0)
  }
}
