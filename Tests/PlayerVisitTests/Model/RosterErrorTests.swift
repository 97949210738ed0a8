import PlayerVisit
import Testing

/// The errors are part of the product, so this suite tests each sentence word for word.
@Suite("The roster's errors")
struct RosterErrorTests {
  @Test("Each roster error is one sentence that says what to do")
  func sentences() {
    let errors: [RosterError] = [
      .emptyNickname, .longNickname("abcdefghijklmnopqrstuvwxyz"),
      .controlCharacter("a\t\u{2028}b"), .taken("CoolMan"),
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
        “a\u{FFFD}\u{FFFD}b” contains a character that cannot be shown: leave it out.
        There is already a player “CoolMan”: choose another nickname.
        There is no player “CoolMan”: check the roster.
        There is no player with the number 7: check whether they were removed.
        The roster has run out of player numbers: lower “nextID” where it is stored.
        The roster “r.json” cannot be read: this is a folder, so name a file in it.
        The roster “r.json” cannot be written: the disk is full, so make room and try again.
        The roster “r.json” is damaged and is kept as “r.json.damaged-1”: repair it there, \
        or go on with an empty one.
        The roster “r.json” has version 2, but this arcade reads only up to version 1: \
        update the arcade.
        """)
  }

  @Test("A roster error shows a whole path, only the start of a nickname and no terminal codes")
  func isSafe() {
    // The error shows more characters than a nickname can have.
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
