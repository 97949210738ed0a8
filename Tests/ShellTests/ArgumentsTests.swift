import Shell
import Testing

@Suite("The arguments of a command")
struct ArgumentsTests {
  @Test("A flag is found before, between and behind what else is given")
  func flag() throws {
    for words in [["--stat", "1", "2"], ["1", "--stat", "2"], ["1", "2", "--stat"]] {
      var arguments = Arguments(words, of: "book diff")
      #expect(try arguments.flag("--stat"))
      #expect(try !arguments.flag("--words"))
      #expect(try arguments.required("LESSON") == "1")
      #expect(try arguments.positional("OTHER") == "2")
      #expect(try arguments.positional("THIRD") == nil)
      try arguments.finish()
    }
  }

  @Test("A flag that is given twice counts once")
  func repeatedFlag() throws {
    var arguments = Arguments(["--stat", "--stat"], of: "book diff")
    #expect(try arguments.flag("--stat"))
    try arguments.finish()
  }

  @Test("A flag with a value is refused")
  func flagWithValue() {
    var arguments = Arguments(["--stat=yes"], of: "book diff")
    #expect(throws: UsageError.unwantedValue(option: "--stat", command: "book diff")) {
      try arguments.flag("--stat")
    }
  }

  @Test(
    "A value follows its option as a word of its own or behind “=”",
    arguments: [
      (["--limit", "10"], "10"), (["--limit=10"], "10"), (["1", "--limit", "-5"], "-5"),
      (["--limit=a=b"], "a=b"), (["1"], nil),
    ])
  func value(words: [String], expected: String?) throws {
    var arguments = Arguments(words, of: "book test")
    #expect(try arguments.value("--limit") == expected)
  }

  @Test(
    "An option without its value is refused",
    arguments: [["--limit"], ["--limit", "--json"], ["--limit="]])
  func missingValue(words: [String]) {
    var arguments = Arguments(words, of: "book test")
    #expect(throws: UsageError.missingValue(option: "--limit", command: "book test")) {
      try arguments.value("--limit")
    }
  }

  @Test("Two values for one option are refused")
  func repeatedValue() {
    var arguments = Arguments(["--limit", "1", "--limit=2"], of: "book test")
    #expect(throws: UsageError.repeatedOption("--limit", command: "book test")) {
      try arguments.value("--limit")
    }
  }

  @Test("Of flags that exclude each other one may be given")
  func choice() throws {
    let names = ["--stat", "--words", "--plain"]
    var none = Arguments(["1"], of: "book diff")
    #expect(try none.choice(of: names) == nil)
    var one = Arguments(["1", "--words"], of: "book diff")
    #expect(try one.choice(of: names) == "--words")
    var two = Arguments(["--words", "--stat"], of: "book diff")
    #expect(throws: UsageError.conflictingOptions(["--stat", "--words"], command: "book diff")) {
      try two.choice(of: names)
    }
  }

  @Test("An unknown option is named without its value, before anything that is missing")
  func unknownOption() {
    var arguments = Arguments(["--jsn=1"], of: "book list")
    #expect(throws: Never.self) { try arguments.flag("--json") }
    let expected = UsageError.noSuchOption("--jsn", command: "book list", near: "--json")
    #expect(throws: expected) { try arguments.required("LESSON") }
    #expect(throws: expected) { try arguments.finish() }
  }

  @Test("An option that is near to no other gets no suggestion")
  func strangeOption() {
    let arguments = Arguments(["-x"], of: "book list")
    #expect(throws: UsageError.noSuchOption("-x", command: "book list", near: nil)) {
      try arguments.finish()
    }
  }

  @Test("Every command has help, and the program has a version")
  func commonOptions() {
    for (command, typed, near) in [
      ("book list", "--hlep", "--help"), ("book", "--hlep", "--help"),
      ("book", "--verson", "--version"), ("book list", "--verson", nil),
    ] {
      #expect(throws: UsageError.noSuchOption(typed, command: command, near: near)) {
        try Arguments([typed], of: command).finish()
      }
    }
  }

  @Test("What is missing and what is too much is named")
  func missingAndSurplus() {
    var missing = Arguments([], of: "book read")
    #expect(throws: UsageError.missingArgument("LESSON", command: "book read")) {
      try missing.required("LESSON")
    }
    #expect(throws: UsageError.surplusArgument("x", command: "book list")) {
      try Arguments(["x", "y"], of: "book list").finish()
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
