import Testing

@testable import Terminal

@Suite("The arguments of a command")
struct ArgumentsTests {
  @Test("A flag is found anywhere among the arguments, and counts once")
  func flag() throws {
    for words in ["--stat 1 2", "1 --stat 2", "1 2 --stat", "--stat 1 --stat 2", "--stat -- 1 2"] {
      let typed: [String] = words.split(separator: " ").map(String.init)
      var arguments = Arguments(typed, of: "book diff")
      let flags: [Bool] = [try arguments.flag("--stat"), try arguments.flag("--words")]
      let names: [String?] = [
        try arguments.required("LESSON"), try arguments.positional("OTHER"),
        try arguments.positional("THIRD"),
      ]
      try arguments.finish()
      let expected: [String?] = ["1", "2", nil]
      #expect(flags == [true, false] && names == expected)
    }
    // After two dashes every word is an argument; a single dash always is.
    var arguments = Arguments(["-", "--", "--json"], of: "book read")
    #expect(try !arguments.flag("--json"))
    #expect(try [arguments.required("FIRST"), arguments.required("SECOND")] == ["-", "--json"])
  }

  @Test("A value follows its option as a separate word or after “=”, and a choice takes one flag")
  func value() throws {
    let table: [([String], String?)] = [
      (["--limit", "10"], "10"), (["--limit=10"], "10"), (["1", "--limit", "-5"], "-5"),
      (["--limit=a=b"], "a=b"), (["1"], nil),
    ]
    for (words, expected) in table {
      var arguments = Arguments(words, of: "book test")
      #expect(try arguments.value("--limit") == expected)
    }
    var several = Arguments(["--with", "b", "1", "--with=a"], of: "book test")
    #expect(try several.values("--with") == ["b", "a"] && several.values("--with") == [])
    let choices: [([String], String?)] = [(["1"], nil), (["1", "--words"], "--words")]
    for (words, expected) in choices {
      var arguments = Arguments(words, of: "book diff")
      #expect(try arguments.choice(of: ["--stat", "--words", "--plain"]) == expected)
    }
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
        let words = lines[place].split(separator: " ").map(String.init)
        var arguments = Arguments(words, of: "book list")
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
