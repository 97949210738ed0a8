import Testing

@testable import Terminal

@Suite("The arguments of a command")
struct ArgumentsTests {
  private func arguments(_ words: String) -> Arguments {
    Arguments(words.split(separator: " ").map(String.init), of: "book list")
  }

  @Test("A flag is found anywhere among the arguments, and counts once")
  func flag() throws {
    for words in ["--stat 1 2", "1 --stat 2", "1 2 --stat", "--stat 1 --stat 2", "--stat -- 1 2"] {
      var arguments = arguments(words)
      #expect(try arguments.flag("--stat") && !arguments.flag("--words"))
      #expect(try arguments.required("LESSON") == "1" && arguments.positional("OTHER") == "2")
      #expect(try arguments.positional("THIRD") == nil)
      try arguments.finish()
    }
    // After two dashes every word is an argument; a single dash always is.
    var arguments = arguments("- -- --json")
    #expect(try !arguments.flag("--json"))
    #expect(try arguments.required("FIRST") == "-" && arguments.required("SECOND") == "--json")
  }

  @Test(
    "A value follows its option as a separate word or after “=”",
    arguments: [
      ("--limit 10", "10"), ("--limit=10", "10"), ("1 --limit -5", "-5"), ("--limit=a=b", "a=b"),
      ("1", nil),
    ])
  func value(words: String, expected: String?) throws {
    var arguments = arguments(words)
    #expect(try arguments.value("--limit") == expected)
  }

  @Test("An option may have several values, and a choice takes one flag")
  func several() throws {
    var arguments = arguments("--with b 1 --words --with=a")
    #expect(try arguments.values("--with") == ["b", "a"] && arguments.values("--with") == [])
    #expect(try arguments.choice(of: ["--stat", "--words"]) == "--words")
    #expect(try arguments.choice(of: ["--stat"]) == nil)
  }

  /// Wrong words after a command that takes `--json`, `--limit N`, `--a` or `--b` and a LESSON, and
  /// the messages about them.
  private static let refusals = """
    --json=yes
    `book list` takes `--json` without a value: leave out “=” and what follows.
    --limit
    `book list` needs a value after `--limit`: `book help list` shows which.
    --limit --json
    `book list` needs a value after `--limit`: `book help list` shows which.
    --limit=
    `book list` needs a value after `--limit`: `book help list` shows which.
    --limit 1 --limit=2
    `book list` takes `--limit` once: leave out the others.
    --limit 11
    --limit takes a whole number from 1 to 10, not “11”.
    --limit=+5
    --limit takes a whole number from 1 to 10, not “+5”.
    --b --a
    `book list` takes only one of `--a`, `--b`.
    --jsn=1
    `book list` has no option “--jsn”: did you mean `--json`?
    --hlep
    `book list` has no option “--hlep”: did you mean `--help`?
    --verson
    `book list` has no option “--verson”: `book help list` shows what it takes.
    1 -x
    `book list` has no option “-x”: `book help list` shows what it takes.
    1 x y
    `book list` takes no further argument “x”: `book help list` shows what it takes.
    1 -- -x
    `book list` takes no further argument “-x”: `book help list` shows what it takes.
    --json
    `book list` needs LESSON: `book help list` shows how to give it.
    """

  @Test("Wrong, missing and surplus arguments are refused in a sentence that says what to do")
  func refused() {
    let lines = Self.refusals.split(separator: "\n").map(String.init)
    for place in stride(from: 0, to: lines.count, by: 2) {
      let error = #expect(throws: UsageError.self) {
        var arguments = arguments(lines[place])
        _ = try arguments.flag("--json")
        _ = try arguments.number("--limit", in: 1...10)
        _ = try arguments.choice(of: ["--a", "--b"])
        _ = try arguments.required("LESSON")
        try arguments.finish()
      }
      #expect(error?.description == lines[place + 1])
    }
  }
}
