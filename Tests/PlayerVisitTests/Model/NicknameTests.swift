import Foundation
import PlayerVisit
import Testing

@Suite("Nicknames")
struct NicknameTests {
  @Test("A nickname loses outer white space and invisible characters, and keeps everything else")
  func isTrimmed() throws {
    let trimmed = [
      "CoolMan", "  CoolMan ", "\tCoolMan\r\n", "\u{A0}CoolMan\u{3000}", "\u{FEFF}CoolMan\u{200B}",
      "\u{202E}CoolMan\u{202C}", "\u{200D}CoolMan\u{2028}",
    ]
    let names = try trimmed.map { "\(try Nickname($0))" }
    #expect(names == Array(repeating: "CoolMan", count: trimmed.count))
    let kept = [
      "Cool Man", "-x-", "\"q\\\"", "한글", "👩‍🚀 Ada", "❤️", "Zoë", "می‌خواهم", "🇰🇷", "Ｗｉｄｅ",
      "x\u{A0}y", "👩🏽‍❤️‍💋‍👨🏿", "Nguyễn", "हिन्दी",
    ]
    #expect(try kept.map { try Nickname($0).text } == kept)
  }

  @Test("A nickname has 1 to 20 characters as a reader counts them")
  func hasLength() throws {
    for character in ["x", "한", "👩‍🚀", "e\u{301}"] {
      let longest = String(repeating: character, count: 20)
      #expect(try Nickname(character).text.count == 1)
      #expect(try Nickname(" \(longest) ").text.count == 20)
      let longer = longest + character
      #expect(throws: RosterError.longNickname(longer)) { try Nickname(longer) }
    }
  }

  /// Texts that are not nicknames, and the reasons.
  private static let refused: [([String], @Sendable (String) -> RosterError)] = [
    (
      [
        "", "   ", "\n\t", "\u{200B}", "\u{200D}\u{FE0F}", "\u{3164}", "\u{2800}\u{2800}",
        "\u{301}", "\u{20DD}",
      ], { _ in .emptyNickname }
    ),
    (
      [
        "a\tb", "a\nb", "a\r\nb", "a\u{0}b", "a\u{1B}[31mb", "a\u{7F}b", "a\u{85}b", "a\u{9B}b",
        "a\u{2028}b", "a\u{2029}b", "a\u{202E}b", "a\u{2066}b", "a\u{200F}b", "a\u{200B}b",
        "a\u{AD}b", "a\u{FEFF}b", "🏴\u{E0067}b", "\u{1B}ab",
      ], RosterError.controlCharacter
    ),
  ]

  @Test("A nickname has no control, invisible or direction-reversing characters")
  func isRefused() throws {
    for (texts, error) in Self.refused {
      for text in texts {
        #expect(throws: error(text), "\(text.debugDescription)") { try Nickname(text) }
      }
    }
  }

  /// Two nicknames, and whether they look the same to a reader, apart from their case.
  private static let pairs = [
    ("CoolMan", "COOLMAN", true), ("Zoe\u{308}", "ZOË", true), ("Straße", "STRASSE", true),
    ("ΟΔΟΣ", "οδος", true), ("Cool Man", "cool\u{A0}man", true), ("Cool Man", "cool  man", true),
    ("CoolMan", "Cool\u{200D}man", true), ("❤️", "❤", true), ("\u{212A}im", "kim", true),
    ("Coolman", "CoolMan2", false), ("Zoe", "Zoë", false), ("CoolMan", "Cool Man", false),
    ("한글", "한굴", false),
  ]

  @Test(
    "Nicknames that look alike have equal keys regardless of case, and their text is normalised")
  func hasKey() throws {
    for (one, other, isSame) in Self.pairs {
      #expect(try (Nickname(one).key == Nickname(other).key) == isSame, "\(one) and \(other)")
    }
    let names = Set(try ["CoolMan", "COOLMAN", "CoolMan", "Zoe\u{308}", "Zoë"].map(Nickname.init))
    let composed = Array(try Nickname("Zoe\u{308}").text.utf8)
    #expect(names.count == 3 && composed == Array("Zo\u{EB}".utf8))
  }

  @Test("Nicknames sort regardless of case, and by case only if otherwise equal")
  func isSorted() throws {
    let texts = ["zoe", "Anna", "bob", "ANNA", "anna", "Bob", "한글", "-x-", "7up"]
    let sorted = try texts.map(Nickname.init).sorted().map(\.text)
    #expect(sorted == ["-x-", "7up", "ANNA", "Anna", "anna", "Bob", "bob", "zoe", "한글"])
  }
}
