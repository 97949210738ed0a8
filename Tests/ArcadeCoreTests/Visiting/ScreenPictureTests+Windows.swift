import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

/// The screens in windows of other sizes.
extension ScreenPictureTests {
  private var usual: Size { Size(columns: 80, rows: 24) }

  private func contents() throws -> [ScreenContent] {
    [
      signIn(), .lobby(VisitRig(.sample).lobby(of: "CoolMan")), try details("CoolMan", best: 0),
      .score(ScoreCard(nickname: "CoolMan", score: 1, best: 1, isNewBest: true)),
    ]
  }

  @Test("A larger window shows the same picture in its middle, its lines at both ends")
  func larger() throws {
    let rule = String(repeating: "─", count: 80)
    let margin = String(repeating: " ", count: 20)
    var places: [Int?] = []
    for (content, word) in zip(try contents(), ["E-mail", "Players", "CoolMan", "CoolMan"]) {
      let (lines, high) = (canvas(content).lines, canvas(content, rows: 40).lines)
      let wide: [String] = lines.map { $0.isEmpty ? "" : margin + $0 }
      #expect(canvas(content, columns: 120).lines == wide)
      try #require(high.count == 40)
      let ends: [String] = [high[0], high[1], high[38], high[39]]
      #expect(ends == [lines[0], rule, rule, lines[23]])
      let middles: [[String]] = [high[2..<38], lines[2..<22]].map { $0.filter { !$0.isEmpty } }
      #expect(middles[0] == middles[1])
      places.append(high.dropFirst().firstIndex { $0.contains(word) })
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

  @Test("The request for a larger window stands in the middle, and is broken rather than cut")
  func narrow() throws {
    let request: [String] = canvas(signIn(), rows: 22).lines.filter { !$0.isEmpty }
    #expect(
      request == [
        "                     The arcade needs a window of 80 by 23.",
        "                     This one has 80 by 22: make it larger.",
        "                                 Ctrl-C leaves",
      ])
    #expect(
      canvas(signIn(), rows: 8, columns: 30).lines == [
        "", " The arcade needs a window of", "          80 by 23.",
        "This one has 30 by 8: make it", "           larger.", "        Ctrl-C leaves", "", "",
      ])
  }

  @Test("A warning stands above the lobby's table, which has the rest of the lines")
  func warning() {
    let lobby = VisitRig(.crowd(of: 100)).lobby(of: "player-00001")
    var view = ScreenView()
    view.warning =
      "Something happened before you came, and it takes more than a line to tell of it."
    let lines = canvas(.lobby(lobby), in: view).lines
    #expect(
      lines[2...4] == [
        " ! Something happened before you came, and it takes more than a line to tell of",
        "   it.",
        "   Players: 100                                               best   last visit",
      ])
    #expect(lines[21].hasPrefix(" ★ player-00016") && lines[22].hasSuffix(" ▼ 84 more ─"))
    let rows: [Int] = [view, ScreenView()].map { LobbyPicture.lines(in: $0, size: usual) }
    #expect(rows == [18, 20])
    view.warning = Array(repeating: "more", count: 100).joined(separator: " ")
    #expect(LobbyPicture.lines(in: view, size: usual) == 15, "it has five lines at most")
  }
}
