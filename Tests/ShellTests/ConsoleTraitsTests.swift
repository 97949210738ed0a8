import Testing

@testable import Shell

@Suite("What a program may assume of the reader's screen")
struct ConsoleTraitsTests {
  private func traits(
    terminal: Bool = true, columns: Int? = nil, _ environment: [String: String] = [:]
  ) -> ConsoleTraits {
    ConsoleTraits(isTerminal: terminal, columns: columns, environment: environment)
  }

  @Test("Colours are for terminals that can show them and readers who want them")
  func color() {
    #expect(traits(["TERM": "xterm"]).usesColor)
    #expect(traits().usesColor)
    #expect(!traits(terminal: false).usesColor)
    #expect(!traits(["TERM": "dumb"]).usesColor)
    #expect(!traits(["NO_COLOR": "1"]).usesColor)
    // no-color.org: only a value that is not empty counts.
    #expect(traits(["NO_COLOR": ""]).usesColor)
  }

  @Test("The width is what the terminal tells, else COLUMNS, else 80")
  func width() {
    #expect(traits(columns: 132, ["COLUMNS": "100"]).width == 132)
    #expect(traits(columns: 0, ["COLUMNS": "100"]).width == 100)
    #expect(traits(terminal: false, ["COLUMNS": "100"]).width == 100)
    #expect(traits(columns: 1).width == 1)
    #expect(traits(columns: 10_000).width == 10_000)
    #expect(traits().width == 80)
  }

  @Test("A width that makes no sense does not count", arguments: ["", "many", "0", "-3", "10001"])
  func oddWidth(columns: String) {
    #expect(traits(["COLUMNS": columns]).width == 80)
  }

  @Test("The pager is the reader's own, else less")
  func pager() {
    #expect(traits().pager == "LESS=FRX less -R")
    #expect(traits(["LESS": "S"]).pager == "less -R")
    #expect(traits(["PAGER": "more"]).pager == "LESS=FRX more")
    #expect(traits(["PAGER": "less -S", "LESS": "M"]).pager == "less -S")
  }

  @Test("Nothing is paged for a reader who wants no pager, or whose terminal cannot")
  func noPager() {
    #expect(traits(["PAGER": ""]).pager == nil)
    #expect(traits(["PAGER": "  "]).pager == nil)
    #expect(traits(terminal: false, ["PAGER": "less"]).pager == nil)
    #expect(traits(["PAGER": "less", "TERM": "dumb"]).pager == nil)
  }
}
