import Book
import Text

extension LessonPages {
  var evidence: SitePage {
    let text = contents.evidencePage.withoutTitle
    let opening = text.prefix { $0.heading == nil }
    return page(
      .evidence, title: "\(lesson.title), the evidence",
      about: "Every figure that was measured of lesson \(lesson.number), \(lesson.title).",
      heading: "All the evidence",
      """
      <div class="prose">
      \(html(opening))
      </div>
      <div class="charts">
      \(charts)
      </div>
      \(pages.article(html(text[opening.endIndex...])))
      """)
  }

  private var charts: [HTML] {
    [ChartDrawing.stages(of: contents.evidence)].compactMap { $0?.figure }
      + ChartDrawing.notices(of: [contents.evidence])
  }

  /// The text of the page, which leads to the requests and slips instead of telling them again.
  private func html(_ blocks: ArraySlice<Block>) -> HTML {
    var writer = writer(.evidence)
    // Under the title come sections, which the book has one level deeper.
    writer.headingShift = -1
    func link(_ part: LessonPart, _ place: String) -> String {
      address(part).link(from: address(.evidence), at: place)
    }
    let lists: [String: HTML] = [
      "Requests": .links(
        contents.requests.map {
          (writer.html(sentence: $0.title), link(.requests, $0.name), $0.marks.words)
        }),
      "Slips": .links(
        contents.slips.map {
          (writer.html(sentence: $0.title), link(.slips, "slip-\($0.number)"), nil)
        }),
    ]
    var heading = ""
    let pieces = blocks.map { block in
      heading = block.heading?.text ?? heading
      if case .list(.some, _) = block, let list = lists[heading] { return list }
      return writer.html([block])
    }
    return "\(pieces)"
  }
}
