import Testing

@testable import WorkbookCore

@Suite("How a diff looks")
struct DiffViewTests {
  private func run(
    _ options: String..., of files: [String: String],
    on console: TranscriptConsole = TranscriptConsole()
  ) async throws -> TranscriptConsole {
    let book = try SidesBook()
    defer { book.remove() }
    try book.lesson(1, files)
    #expect(try await DiffCommand().run(["1"] + options, in: book.workbook, on: console))
    return console
  }

  @Test("By words, only the words that differ are marked, in lines that became others")
  func words() async throws {
    let files = [
      "Before/A.swift": "let a = one + two\nguard a else { return }\n",
      "After/A.swift": "let a = one + 3\nlet entry = book.entry\n",
    ]
    let expected = """
      - only before   + only after
      ~ some words changed: [-only before-] {+only after+}

      Before/A.swift → After/A.swift
      @@ -1,2 +1,2 @@
      ~ let a = one + [-two-]{+3+}
      - guard a else { return }
      + let entry = book.entry

      """
    #expect(try await run("--words", of: files).pages == [expected])
    let console = TranscriptConsole(isTerminal: true, usesColor: true)
    let text = try #require(
      try await run("--words", of: files, on: console).pages.first)
    #expect(text.contains("\n~ let a = one + \u{1B}[31mtwo\u{1B}[0m\u{1B}[32m3\u{1B}[0m\n"))
    #expect(
      text.contains(
        "\n~ some words changed: \u{1B}[31monly before\u{1B}[0m \u{1B}[32monly after\u{1B}[0m\n"))
  }

  @Test("In colours, an indent that changed is the new one, without the old one in front")
  func indent() async throws {
    let files = ["Before/A.swift": "  return a\n", "After/A.swift": "    return b\n"]
    let console = TranscriptConsole(isTerminal: true, usesColor: true)
    let colored = try #require(try await run("--words", of: files, on: console).pages.first)
    #expect(
      colored.replacing("\u{1B}[", with: "⎋")
        .hasSuffix("\n~ ⎋32m    ⎋0mreturn ⎋31ma⎋0m⎋32mb⎋0m\n"))
    let plain = try #require(try await run("--words", of: files).pages.first)
    #expect(plain.hasSuffix("\n~ [-  -]{+    +}return [-a-]{+b+}\n"))
  }

  @Test("Where every line that changed has a partner, only that mark is explained")
  func onlyWords() async throws {
    let files = ["Before/A.swift": "let a = 1\n", "After/A.swift": "let a = 2\n"]
    let page = try #require(try await run("--words", of: files).pages.first)
    #expect(page.hasPrefix("~ some words changed: [-only before-] {+only after+}\n\nBefore/"))
  }

  @Test("In numbers, a name that is too long for 80 columns lacks its middle")
  func longNames() async throws {
    let long = "CollisionsOfEverything/TheRulesOfMines.swift"
    let files = [
      "Before/\(long)": "let a = 1\n", "After/\(long)": "let a = 1\n",
      "After/NamesOfTwentyEight1234.swift": "let b = 1\n",
      "After/NamesOfTwentyEight12345.swift": "let c = 1\n",
    ]
    let expected = """
      Lines                         before  after  removed  added  moved out  moved in
      NamesOfTwentyEight1234.swift       –      1        0      1          0         0
      NamesOfTwenty…ght12345.swift       –      1        0      1          0         0
      CollisionsOfE…sOfMines.swift       1      1        0      0          0         0
      all                                1      3        0      2          0         0

      """
    let output = try await run("--stat", of: files).output
    #expect(output == expected)
    #expect(output.split(separator: "\n").map(\.count).max() == 80)
  }

  @Test("In a terminal a long line goes on behind a mark, in a pipe it stays whole")
  func longLines() async throws {
    let files = [
      "Before/A.swift": "  return ship.reach\n",
      "After/A.swift": "  return ship.reach + wind.reach\n",
    ]
    let lines = """
      - only before   + only after

      Before/A.swift →
        ↪ After/A.swift
      @@ -1 +1 @@
      -   return ship.reach
      +   return ship.reach +
            ↪ wind.reach

      """
    let terminal = TranscriptConsole(isTerminal: true, width: 26)
    #expect(try await run(of: files, on: terminal).pages == [lines])
    let words = """
      ~ some words changed: [-only before-] {+only after+}

      Before/A.swift →
        ↪ After/A.swift
      @@ -1 +1 @@
      ~   return ship.reach{+ +
            ↪ wind.reach+}

      """
    let other = TranscriptConsole(isTerminal: true, width: 26)
    #expect(try await run("--words", of: files, on: other).pages == [words])
    let piped = try await run(of: files, on: TranscriptConsole(width: 26))
    #expect(piped.pages.first?.hasSuffix("\n+   return ship.reach + wind.reach\n") == true)
  }
}
