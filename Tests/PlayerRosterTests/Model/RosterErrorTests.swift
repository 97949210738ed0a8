import PlayerRoster
import Testing

/// What goes wrong is part of the product: every sentence is here word for word.
@Suite("What is said about the roster")
struct RosterErrorTests {
  @Test("Is one sentence for each error, and tells what to do")
  func sentences() {
    let errors: [RosterError] = [
      .emptyNickname, .longNickname("abcdefghijklmnopqrstuvwxyz"),
      .controlCharacter("a\t\u{2028}b"),
      .crowdedCharacter("q"), .incompleteCharacter("q"), .taken("CoolMan"),
      .unknownPlayer("CoolMan"), .unknownID(7), .full,
      .unreadable("r.json", reason: "this is a folder, so name a file in it"),
      .unwritable("r.json", reason: "the disk is full, so make room and try again"),
      .damaged("r.json", keptAs: "r.json.damaged-1"),
      .newerVersion("r.json", version: 2, newest: 1),
    ]
    #expect(
      errors.map { "\($0)" }.joined(separator: "\n") == """
        A nickname cannot be empty: use 1 to 20 characters.
        “abcdefghijklmnopqrstuvwxyz” is too long for a nickname: use 1 to 20 characters, not 26.
        “a\u{FFFD}\u{FFFD}b” has a character in it that cannot be shown: leave it out.
        “q” has a character with too many marks: leave some of them out.
        “q” begins or ends with a mark that needs a letter beside it: add one.
        There is a player “CoolMan” already: choose another nickname.
        There is no player “CoolMan”, or not any more: look at the roster.
        There is no player with the number 7: look whether they were removed.
        The roster has no number left for another player: lower “nextID” where it is kept.
        The roster “r.json” cannot be read: this is a folder, so name a file in it.
        The roster “r.json” cannot be written: the disk is full, so make room and try again.
        The roster “r.json” is damaged and is kept as “r.json.damaged-1”: repair it there, \
        or go on with an empty one.
        The roster “r.json” is of version 2, and this arcade reads up to version 1: update it.
        """)
  }

  @Test("Shows no codes for the terminal, and the start of a long nickname, but all of a path")
  func isSafe() {
    // A character longer than a nickname is shown.
    let long = String(repeating: "x", count: 61)
    let shown: [(RosterError, String)] = [
      (.taken("a\u{1B}[31m\u{202E}b"), "“a�[31m�b”"), (.taken("👩‍🚀 می‌خواهم"), "“👩‍🚀 می‌خواهم”"),
      (.longNickname(long), "“\(long.dropLast(2))…” is too long"),
      (.unknownPlayer(String(long.dropLast())), "“\(long.dropLast())”"),
      (.unreadable(long, reason: "x"), "“\(long)”"),
    ]
    for (error, part) in shown { #expect("\(error)".contains(part)) }
  }
}
