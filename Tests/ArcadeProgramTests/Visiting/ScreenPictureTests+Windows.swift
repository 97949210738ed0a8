import PlayerVisit
import Terminal
import Testing

@testable import ArcadeProgram

/// The screens in windows of other sizes.
extension ScreenPictureTests {
  private func contents() throws -> [ScreenContent] {
    [
      .signIn(StubSignIn()), lobby(of: "CoolMan", in: try Visit(players: .sample)),
      try details("CoolMan", best: 0),
      .score(ScoreCard(nickname: "CoolMan", score: 1, best: 1, isNewBest: true)),
    ]
  }

  @Test("A larger window centres the picture, with lines near the top and bottom of the window")
  func larger() throws {
    let margin = String(repeating: " ", count: 20)
    let contents = try contents()
    for content in contents {
      let wide = canvas(content).lines.map { $0.isEmpty ? "" : margin + $0 }
      #expect(canvas(content, columns: 120).lines == wide)
    }
    let high = contents.map { canvas($0, rows: 40).lines }
    let rule = String(repeating: "─", count: 80)
    #expect(high.allSatisfy { $0.count == 40 && [$0[1], $0[38]] == [rule, rule] })
    let places: [Int?] = zip(high, ["E-mail", "Players", "CoolMan", "CoolMan"]).map { lines, word in
      lines.dropFirst().firstIndex { $0.contains(word) }
    }
    #expect(places == [13, 2, 16, 15])
  }

  @Test("A window that is too small for the game is too small for everything")
  func tooSmall() throws {
    for (columns, rows, fits) in [(80, 23, true), (79, 23, false), (80, 22, false), (0, 0, false)] {
      let size = Size(columns: columns, rows: rows)
      for content in try contents() {
        let picture = canvas(content, rows: rows, columns: columns)
        let isUsual = picture.text.contains("SHIPSHAPE")
        #expect(picture.size == size && isUsual == fits, "\(content) in \(size)")
      }
    }
  }

  @Test("The request for a larger window is centred, and wraps rather than being cut")
  func narrow() throws {
    #expect(
      canvas(.signIn(StubSignIn()), rows: 8, columns: 30).lines == [
        "", " The arcade needs a window of", "          80 by 23.",
        " This one is 30 by 8: make it", "           larger.", "        Ctrl-C leaves", "", "",
      ])
  }
}
