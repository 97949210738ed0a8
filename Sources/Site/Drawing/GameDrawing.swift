/// Draws a recorded game, showing one picture at a time: the one in the address, or else
/// the first.
struct GameDrawing {
  let game: RecordedGame

  private var count: Int { game.pictures.count }

  var html: HTML {
    let pictures = zip(1..., game.pictures).map(picture)
    let story = zip(1..., game.pictures).map { number, picture -> HTML in
      """
      <li><a href="#picture-\(number)">\(picture.words)</a> <small>\(picture.figures)</small></li>
      """
    }
    return """
      <section class="game" aria-labelledby="game">
      <h2 id="game">A game in pictures</h2>
      <p>The autopilot plays from the first shot to the last life, and these are the \(count) moments \
      in which something happens. \(TextWriter.code("swift run arcade demo --seed \(game.seed)")) plays the same \
      game in the terminal.</p>
      <div class="series pictures">
      \(pictures)
      </div>
      <details>
      <summary>The whole game in words</summary>
      <ol>
      \(story)
      </ol>
      </details>
      </section>
      """
  }

  /// The picture with the most to see.
  var liveliest: HTML? {
    let busy = game.pictures.max { ($0.kinds, $0.things) < ($1.kinds, $1.things) }
    return busy.map { picture in
      """
      <figure class="game">
      \(frame(picture))
      <figcaption>The game of the book, in a terminal. \
      <a href="\(Address.program.path)">A game in pictures</a></figcaption>
      </figure>
      """
    }
  }

  private func picture(_ number: Int, _ picture: RecordedGame.Picture) -> HTML {
    """
    <figure class="moment" id="picture-\(number)">
    \(frame(picture))
    <nav class="way" aria-label="Pictures around picture \(number)">
    \(way(number - 1, "← Back", "back"))<small>\(number) of \(count)</small>\
    \(way(number + 1, "Next →", "forward"))</nav>
    <figcaption><strong>\(picture.words)</strong> \(picture.figures)</figcaption>
    </figure>
    """
  }

  /// The text beside a picture says the same, so the picture is not read aloud.
  private func frame(_ picture: RecordedGame.Picture) -> HTML {
    let rows = picture.runs.map { runs in
      runs.map { run -> HTML in
        // The walls are most of the picture.
        run.ink == "_" || run.ink == "f"
          ? "\(run.text)" : #"<span class="\#(run.ink)">\#(run.text)</span>"#
      }.joined()
    }
    return #"<pre class="frame" aria-hidden="true">\#(rows.joined(by: "\n"))</pre>"#
  }

  private func way(_ number: Int, _ words: String, _ relation: String) -> HTML {
    guard (1...count).contains(number) else { return "<span></span>" }
    return """
      <a class="\(relation)" href="#picture-\(number)">\(words)</a>
      """
  }
}

extension RecordedGame.Picture {
  /// The pieces that move: not blanks, walls, figures or notices.
  private var moving: [(text: String, ink: String)] {
    runs.joined().filter { !"_fln".contains($0.ink) }
  }
  /// How many kinds of things there are, by their inks, and how much there is of them.
  fileprivate var kinds: Int { Set(moving.map(\.ink)).count }
  fileprivate var things: Int { moving.reduce(0) { $0 + $1.text.count } }

  fileprivate var figures: String { "Wave \(wave), score \(score), lives \(lives)." }
}
