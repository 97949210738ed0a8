import Testing

@testable import Terminal

@Suite("What a command's help declares")
struct CommandUsageTests {
  @Test("The arguments of each line of usage, and each option with its value and its meaning")
  func usage() {
    let help = """
      Usage: workbook slip LESSON [N] [--side before|after] [--limit SECONDS] [--json]
             workbook slip LESSON [mine [before | after]] --mine | --all
             workbook slip FOLDER… --from FILE

      Without N: the slips. `workbook step --next` is another command's.

        --side    The side to make the mistake on: before, if not given.
        --mine    Makes the mistake in your kata, where it fits
                  what you have there. A copy is kept.
        --json    Prints JSON (an object).
        --from    A file
        --limit   Seconds; 10 if not given.

        --all is told nowhere.

      """
    let usage = CommandUsage(of: help)
    let lines: [[String]] = [["LESSON", "N"], ["LESSON", "mine", "before|after"], ["FOLDER…"]]
    #expect(usage.lines == lines)
    let options: [CommandUsage.Option] = [
      .init(name: "--all", value: nil, meaning: "is told nowhere"),
      .init(name: "--from", value: "FILE", meaning: "A file"),
      .init(name: "--json", value: nil, meaning: "Prints JSON"),
      .init(name: "--limit", value: "SECONDS", meaning: "Seconds"),
      .init(
        name: "--mine", value: nil,
        meaning: "Makes the mistake in your kata, where it fits what you have there"),
      .init(name: "--side", value: "before|after", meaning: "The side to make the mistake on"),
    ]
    #expect(usage.options == options)
    let plain = CommandUsage(of: "Usage: workbook list\n\nNothing.\n")
    #expect(plain.lines == [[]])
  }
}
