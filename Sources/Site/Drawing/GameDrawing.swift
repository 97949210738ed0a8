/// Draws a recorded game, of which one picture is shown at a time: the one that the address names, or else
/// the first.
struct GameDrawing {
  let game: RecordedGame

  private var count: Int { game.pictures.count }

  var html: HTML {
    let pictures = game.pictures.enumerated().map { picture($0 + 1, $1) }
    return HTML(
      "section", ["class": "game", "aria-labelledby": "game"],
      [
        HTML("h2", ["id": "game"], "A game in pictures"),
        HTML(
          "p",
          .text(
            "The autopilot plays from the first shot to the last life, and these are the \(count) "
              + "moments in which something happens. ")
            + HTML("code", .text("swift run arcade demo --seed \(game.seed)"))
            + " plays the same game in the terminal."),
        HTML("div", ["class": "pictures"], .group(pictures)),
        HTML("details", [HTML("summary", "The whole game in words"), story]),
      ])
  }

  private func picture(_ number: Int, _ picture: RecordedGame.Picture) -> HTML {
    HTML(
      "figure", ["class": "moment", "id": "picture-\(number)"],
      [
        frame(picture),
        HTML(
          "nav", ["class": "way", "aria-label": "Pictures around picture \(number)"],
          [
            link(number - 1, "← Back", "back"), HTML("small", .text("\(number) of \(count)")),
            link(number + 1, "Next →", "forward"),
          ]),
        HTML(
          "figcaption",
          [HTML("strong", .text(picture.words)), " ", .text(picture.figures)]),
      ])
  }

  /// What is said beside it says the same, so it is not read aloud.
  private func frame(_ picture: RecordedGame.Picture) -> HTML {
    let rows = picture.runs.map { runs in
      HTML.group(
        runs.map { run in
          // The walls are most of the picture.
          run.ink == "_" || run.ink == "f"
            ? .text(run.text) : HTML("span", ["class": run.ink], .text(run.text))
        })
    }
    return HTML("pre", ["class": "frame", "aria-hidden": "true"], rows.joined(by: "\n"))
  }

  private func link(_ number: Int, _ words: String, _ relation: String) -> HTML {
    guard (1...count).contains(number) else { return HTML("span", [:]) }
    return HTML("a", ["class": relation, "href": "#picture-\(number)"], .text(words))
  }

  private var story: HTML {
    let items = game.pictures.enumerated().map { index, picture in
      HTML(
        "li",
        [
          HTML("a", ["href": "#picture-\(index + 1)"], .text(picture.words)), " ",
          HTML("small", .text(picture.figures)),
        ])
    }
    return HTML("ol", .group(items))
  }
}

extension RecordedGame.Picture {
  /// Such as “Wave 2, score 203, lives 3.”
  fileprivate var figures: String { "Wave \(wave), score \(score), lives \(lives)." }
}
