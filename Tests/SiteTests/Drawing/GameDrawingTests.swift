import Book
import TestSupport
import Testing

@testable import Site

@Suite("A game in pictures")
struct GameDrawingTests {
  private static let json = """
    {"seed": 7, "pictures": [
      {"tick": 0, "wave": 1, "score": 0, "lives": 3, "words": "It begins.",
       "rows": [" {o} {o} |", "└─┘"], "inks": ["1_7e1_1p", "3f"]},
      {"tick": 9, "wave": 2, "score": 10, "lives": 2, "words": "It ends.", "rows": [""], "inks": [""]}
    ]}
    """

  @Test("A row is drawn in its inks, walls plain, and each picture leads to its neighbours")
  func drawing() throws {
    let html = GameDrawing(game: try RecordedGame(json: Self.json)).html.written
    #expect(
      html.contains(
        """
        <figure class="moment" id="picture-1">
        <pre class="frame" aria-hidden="true"> <span class="e">{o} {o}</span> \
        <span class="p">|</span>
        └─┘</pre>
        <nav class="way" aria-label="Pictures around picture 1">
        <span></span><small>1 of 2</small><a class="forward" href="#picture-2">Next →</a></nav>
        <figcaption><strong>It begins.</strong> Wave 1, score 0, lives 3.</figcaption>
        </figure>

        """))
    for part in [
      "<a class=\"back\" href=\"#picture-1\">← Back</a>",
      "arcade demo <span>--seed</span> 7</code>",
      "<a href=\"#picture-2\">It ends.</a> <small>Wave 2, score 10, lives 2.</small>",
    ] { #expect(html.contains(part)) }
  }

  @Test("A file without a game is reported")
  func damaged() {
    let reason = "it holds no game in pictures"
    #expect(throws: BookError.damaged("Lessons/Game.json", reason: reason)) {
      try RecordedGame(json: "{}")
    }
  }

  @Test("The book's game has about fifty pictures, whose inks cover their rows")
  func book() throws {
    let game = try RecordedGame(in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    #expect((40...60).contains(game.pictures.count))
    for picture in game.pictures {
      let inked: [String] = picture.runs.map { $0.map(\.text).joined() }
      #expect(picture.rows == inked)
    }
  }
}
