import Book
import Text

extension BookPages {
  /// The program behind every lesson: what it is, a game of it in pictures, and what one can do with it.
  var program: SitePage {
    let writer = writer(on: .program, in: "")
    let seams = book.lessons.map(\.lesson).map { lesson -> HTML in
      let href = Address.lesson(lesson).link(from: .program)
      return
        #"<li>\#(writer.html(sentence: lesson.seam)): <a href="\#(href)">\#(lesson.title)</a></li>"#
    }
    // What follows the list of the lessons, which this page has of its own.
    let tour = book.front.section("A tour").drop { $0.table == nil }
    return SitePage(
      address: .program, title: "The program",
      description: "The arcade for the terminal that every lesson takes a part of, and a game "
        + "of it in pictures.",
      content: """
        <article>
        <h1>The program</h1>
        <p>An arcade for the terminal: sign in, see who plays, play a space game, and your score goes \
        into the roster. It leaves nine gaps open, and each lesson fills one of them twice.</p>
        <ol>
        \(seams)
        </ol>
        \(GameDrawing(game: book.game).html)
        <h2 id="a-tour">What you can do with it</h2>
        \(text(Array(tour.dropFirst()), writer))
        </article>
        """)
  }
}
