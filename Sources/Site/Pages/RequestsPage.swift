import Book
import Text

extension LessonPages {
  var requests: SitePage {
    let words = """
      A principle is a bet on which changes will come. Each of these \(contents.requests.count) requests says \
      whether the principle expects it. Both versions were changed as their maintainer would \
      change them. *From outside* means that another module makes the change.
      """
    return page(
      .requests,
      about: "\(contents.requests.count) changes requested in lesson "
        + "\(lesson.number), \(lesson.title), carried out in the before and the after version.",
      """
      \(pages.text(MarkdownParser(words).blocks(), writer(.requests)))
      \(HTML.links(contents.requests.map { (text($0.title), "#\($0.name)", $0.marks.words) }))
      \(DiffText.legend(moves: false))
      \(part("Expected by the principle", contents.requests.filter(\.isExpected)))
      \(part("Not expected", contents.requests.filter { !$0.isExpected }))
      """)
  }

  private func text(_ sentence: String) -> HTML { writer(.requests).html(sentence: sentence) }

  private func part(_ title: String, _ requests: [ChangeRequest]) -> HTML {
    guard !requests.isEmpty else { return "" }
    return """
      <h2>\(title)</h2>
      \(requests.map(html))
      """
  }

  private func html(_ request: ChangeRequest) -> HTML {
    """
    <section class="request" id="\(request.name)">
    <p class="place">\(request.marks.words)</p>
    <h3>\(text(request.title))</h3>
    <blockquote>
    <p>\(text(request.sentence))</p>
    <footer>
    Asked by \(text(request.askedBy))</footer>
    </blockquote>
    <p>\(text(request.because))</p>
    \(figures(of: request))
    <details>
    <summary>Its tests, in \(request.testFile)</summary>
    <figure class="code">
    <pre><code>\(CodeText.html(request.tests.trimmed.lines))</code></pre>
    </figure>
    </details>
    \(changes(level: 4) { side in
      ("<p>\(text(request.changes[side].reason))</p>", request.differences(on: side))
    })
    </section>
    """
  }

  /// The request's cost in both versions, if measured.
  private func figures(of request: ChangeRequest) -> HTML? {
    let found = contents.evidence.requests.first { $0.name == request.name }
    return found.map { found in
      let rows = Side.allCases.map { side in
        [side.rawValue] + found.effort[side].figures.values.map { "\($0)" }
      }
      return writer(.requests).html(
        Table([""] + ChangeFigures.names.map(\.rawValue), rows: rows),
        label: "What “\(request.title)” takes; less is better", headsRows: true)
    }
  }
}
