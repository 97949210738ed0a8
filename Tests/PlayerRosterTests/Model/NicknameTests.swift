import Foundation
import PlayerRoster
import Testing

@Suite("A nickname")
struct NicknameTests {
  @Test(
    "Is trimmed of white space and of what cannot be seen",
    arguments: [
      "CoolMan", "  CoolMan ", "\tCoolMan\r\n", "\u{A0}CoolMan\u{3000}", "\u{FEFF}CoolMan\u{200B}",
      "\u{202E}CoolMan\u{202C}", "\u{200D}CoolMan\u{2028}",
    ])
  func isTrimmed(_ text: String) throws {
    #expect(try "\(Nickname(text))" == "CoolMan")
  }

  @Test(
    "Keeps what a reader wants inside it",
    arguments: [
      "Cool Man", "-x-", "\"q\\\"", "한글", "👩‍🚀 Ada", "❤️", "Zoë", "می‌خواهم", "🇰🇷", "Ｗｉｄｅ", "x\u{A0}y",
      "👩🏽‍❤️‍💋‍👨🏿", "Nguyễn", "हिन्दी",
    ])
  func keepsInside(_ text: String) throws {
    #expect(try Nickname(text).text == text)
  }

  @Test(
    "Has something in it that can be seen",
    arguments: [
      "", "   ", "\n\t", "\u{200B}", "\u{200D}\u{FE0F}", "\u{3164}", "\u{2800}\u{2800}", "\u{301}",
    ])
  func isNotEmpty(_ text: String) {
    #expect(throws: RosterError.emptyNickname) { try Nickname(text) }
  }

  @Test("Has 1 to 20 characters as a reader counts them")
  func hasLength() throws {
    #expect(try Nickname("x").text.count == 1)
    for character in ["x", "한", "👩‍🚀", "e\u{301}"] {
      let longest = String(repeating: character, count: 20)
      #expect(try Nickname(" \(longest) ").text.count == 20)
      #expect(throws: RosterError.longNickname(longest + character)) {
        try Nickname(longest + character)
      }
    }
  }

  @Test(
    "Has nothing in it that steers a terminal, ends a line, hides or turns the writing round",
    arguments: [
      "a\tb", "a\nb", "a\r\nb", "a\u{0}b", "a\u{1B}[31mb", "a\u{7F}b", "a\u{85}b", "a\u{9B}b",
      "a\u{2028}b", "a\u{2029}b", "a\u{202E}b", "a\u{2066}b", "a\u{200F}b", "a\u{200B}b",
      "a\u{AD}b", "a\u{FEFF}b", "🏴\u{E0067}b", "\u{1B}ab",
    ])
  func hasNoControlCharacter(_ text: String) {
    #expect(throws: RosterError.controlCharacter(text)) { try Nickname(text) }
  }

  @Test("Has no character with more marks than any writing needs")
  func isNotCrowded() throws {
    // q has no composed forms, so that each mark counts.
    func marked(_ count: Int) -> String { "q" + String(repeating: "\u{301}", count: count) + "x" }
    #expect(try Nickname(marked(6)).text.count == 2)
    #expect(throws: RosterError.crowdedCharacter(marked(7))) { try Nickname(marked(7)) }
    // A family of many is one character.
    func family(_ count: Int) -> String {
      Array(repeating: "👩", count: count).joined(separator: "\u{200D}")
    }
    #expect(try Nickname(family(6)).text.unicodeScalars.count == 11)
    #expect(throws: RosterError.crowdedCharacter(family(7))) { try Nickname(family(7)) }
  }

  @Test(
    "Melts with nothing beside it",
    arguments: ["\u{301}abc", "\u{1F3FD}abc", "\u{FE0F}a", "abc\u{D4E}"])
  func standsAlone(_ text: String) {
    #expect(throws: RosterError.incompleteCharacter(text)) { try Nickname(text) }
  }

  @Test(
    "Has the key of the names that a reader cannot tell from it but for their case, and no others",
    arguments: [
      ("CoolMan", "COOLMAN", true), ("Zoe\u{308}", "ZOË", true), ("Straße", "STRASSE", true),
      ("ΟΔΟΣ", "οδος", true), ("Cool Man", "cool\u{A0}man", true), ("Cool Man", "cool  man", true),
      ("CoolMan", "Cool\u{200D}man", true), ("❤️", "❤", true), ("\u{212A}im", "kim", true),
      ("Coolman", "CoolMan2", false), ("Zoe", "Zoë", false), ("CoolMan", "Cool Man", false),
      ("한글", "한굴", false),
    ])
  func hasKey(_ one: String, _ other: String, isSame: Bool) throws {
    #expect(try (Nickname(one).key == Nickname(other).key) == isSame)
  }

  @Test("Is the same with the same letters, whatever their encoding, and is kept composed")
  func isComposed() throws {
    let names = Set(try ["CoolMan", "COOLMAN", "CoolMan", "Zoe\u{308}", "Zoë"].map(Nickname.init))
    #expect(names.count == 3)
    #expect(try Array(Nickname("Zoe\u{308}").text.utf8) == Array("Zo\u{EB}".utf8))
  }

  @Test("Is sorted without regard to case first, then by its letters")
  func isSorted() throws {
    let texts = ["zoe", "Anna", "bob", "ANNA", "anna", "Bob", "한글", "-x-", "7up"]
    let sorted = try texts.map(Nickname.init).sorted().map(\.text)
    #expect(sorted == ["-x-", "7up", "ANNA", "Anna", "anna", "Bob", "bob", "zoe", "한글"])
  }
}
