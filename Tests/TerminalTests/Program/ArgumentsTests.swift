import Testing

@testable import Terminal

@Suite("The arguments of a command")
struct ArgumentsTests {
  @Test("A flag is found before, between and behind what else is given, and counts once")
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
    // Behind two dashes everything is an argument, and one dash always is.
    var arguments = Arguments(["-", "--", "--json"], of: "book read")
    #expect(try !arguments.flag("--json"))
    #expect(try [arguments.required("FIRST"), arguments.required("SECOND")] == ["-", "--json"])
  }

  @Test("A value follows its option as a word of its own or behind “=”; of some flags one is given")
  func value() throws {
    let table: [([String], String?)] = [
      (["--limit", "10"], "10"), (["--limit=10"], "10"), (["1", "--limit", "-5"], "-5"),
      (["--limit=a=b"], "a=b"), (["1"], nil),
    ]
    for (words, expected) in table {
      var arguments = Arguments(words, of: "book test")
      #expect(try arguments.value("--limit") == expected)
    }
    let choices: [([String], String?)] = [(["1"], nil), (["1", "--words"], "--words")]
    for (words, expected) in choices {
      var arguments = Arguments(words, of: "book diff")
      #expect(try arguments.choice(of: ["--stat", "--words", "--plain"]) == expected)
    }
  }

  /// What a command that takes `--json`, `--limit N`, `--a` or `--b` and a LESSON is told.
  private static let refusals: [([String], UsageError)] = [
    (["--json=yes"], .unwantedValue(option: "--json", command: "book list")),
    (["--limit"], .missingValue(option: "--limit", command: "book list")),
    (["--limit", "--json"], .missingValue(option: "--limit", command: "book list")),
    (["--limit", "--jsn"], .missingValue(option: "--limit", command: "book list")),
    (["--limit="], .missingValue(option: "--limit", command: "book list")),
    (["--limit", "1", "--limit=2"], .repeatedOption("--limit", command: "book list")),
    (["--b", "--a"], .conflictingOptions(["--a", "--b"], command: "book list")),
    // An unknown option is named without its value, before anything that is missing.
    (["--jsn=1"], .noSuchOption("--jsn", command: "book list", near: "--json")),
    (["--hlep"], .noSuchOption("--hlep", command: "book list", near: "--help")),
    (["--verson"], .noSuchOption("--verson", command: "book list", near: nil)),
    (["1", "-x"], .noSuchOption("-x", command: "book list", near: nil)),
    ([], .missingArgument("LESSON", command: "book list")),
    (["1", "x", "y"], .surplusArgument("x", command: "book list")),
    (["1", "--", "-x"], .surplusArgument("-x", command: "book list")),
  ]

  @Test("What is wrong, missing or too much is named", arguments: refusals)
  func refused(words: [String], error: UsageError) {
    #expect(throws: error) {
      var arguments = Arguments(words, of: "book list")
      _ = try arguments.flag("--json")
      _ = try arguments.value("--limit")
      _ = try arguments.choice(of: ["--a", "--b"])
      _ = try arguments.required("LESSON")
      try arguments.finish()
    }
  }

  @Test("A whole program has a version too")
  func version() {
    #expect(throws: UsageError.noSuchOption("--verson", command: "book", near: "--version")) {
      try Arguments(["--verson"], of: "book").finish()
    }
  }

  @Test("Every error is one sentence that says what to do")
  func sentences() {
    let errors: [UsageError] = [
      .noSuchCommand("raed", program: "book", near: "read"),
      .noSuchCommand("xyz", program: "book", near: nil),
      .noSuchOption("--jsn", command: "book list", near: "--json"),
      .noSuchOption("-x", command: "book list", near: nil),
      .noSuchOption("-x", command: "book", near: nil),
      .missingArgument("LESSON", command: "book read"),
      .surplusArgument("two", command: "book read"),
      .missingValue(option: "--limit", command: "book test"),
      .unwantedValue(option: "--json", command: "book list"),
      .repeatedOption("--limit", command: "book test"),
      .conflictingOptions(["--stat", "--words"], command: "book diff"),
    ]
    #expect(
      errors.map { "\($0)" }.joined(separator: "\n") == """
        There is no command “raed”: did you mean `book read`?
        There is no command “xyz”: `book help` lists them.
        `book list` has no option “--jsn”: did you mean `--json`?
        `book list` has no option “-x”: `book help list` shows what it takes.
        `book` has no option “-x”: `book help` shows what it takes.
        `book read` needs LESSON: `book help read` shows how to give it.
        `book read` has no use for “two”: `book help read` shows what it takes.
        `book test` needs a value after `--limit`: `book help test` shows which.
        `book list` takes `--json` without a value: leave out the part from “=” on.
        `book test` takes `--limit` once: leave out the others.
        `book diff` takes only one of `--stat`, `--words`.
        """)
  }
}
