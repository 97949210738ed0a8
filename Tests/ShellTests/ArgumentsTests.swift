import Shell
import Testing

@Suite("The arguments of a command")
struct ArgumentsTests {
  @Test(
    "A flag is found before, between and behind what else is given, and counts once",
    arguments: [
      ["--stat", "1", "2"], ["1", "--stat", "2"], ["1", "2", "--stat"],
      ["--stat", "1", "--stat", "2"],
    ])
  func flag(words: [String]) throws {
    var arguments = Arguments(words, of: "book diff")
    #expect(try arguments.flag("--stat"))
    #expect(try !arguments.flag("--words"))
    #expect(try arguments.required("LESSON") == "1")
    #expect(try arguments.positional("OTHER") == "2")
    #expect(try arguments.positional("THIRD") == nil)
    try arguments.finish()
  }

  @Test(
    "A value follows its option as a word of its own or behind “=”",
    arguments: [
      (["--limit", "10"], "10"), (["--limit=10"], "10"), (["1", "--limit", "-5"], "-5"),
      (["--limit=a=b"], "a=b"), (["1"], nil),
    ] as [([String], String?)])
  func value(words: [String], expected: String?) throws {
    var arguments = Arguments(words, of: "book test")
    #expect(try arguments.value("--limit") == expected)
  }

  @Test("Of flags that exclude each other one may be given")
  func choice() throws {
    let names = ["--stat", "--words", "--plain"]
    for (words, chosen) in [(["1"], nil), (["1", "--words"], "--words")] {
      var arguments = Arguments(words, of: "book diff")
      #expect(try arguments.choice(of: names) == chosen)
    }
  }

  /// What a command that takes `--json`, `--limit N`, `--a` or `--b` and a LESSON is told.
  static let refusals: [([String], UsageError)] = [
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
    (["1", "--", "x"], .surplusArgument("x", command: "book list")),
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

  @Test("Every program has help and a version")
  func commonOptions() {
    for (typed, near) in [("--hlep", "--help"), ("--verson", "--version")] {
      #expect(throws: UsageError.noSuchOption(typed, command: "book", near: near)) {
        try Arguments([typed], of: "book").finish()
      }
    }
  }

  @Test("Behind two dashes everything is an argument, and one dash always is")
  func endOfOptions() throws {
    var arguments = Arguments(["-", "--", "--json", "-x"], of: "book read")
    #expect(try !arguments.flag("--json"))
    #expect(try arguments.required("FIRST") == "-")
    #expect(try arguments.required("SECOND") == "--json")
    #expect(throws: UsageError.surplusArgument("-x", command: "book read")) {
      try arguments.finish()
    }
  }
}
