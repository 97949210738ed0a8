import Book
import Text

extension LessonPages {
  /// A lesson's steps, all on one page; the address may select one of them.
  var steps: SitePage {
    let writer = writer(.steps)
    // The list of the steps is made here, with links to each.
    let opening = contents.stepsPage.withoutTitle.filter { block in
      if case .list = block { false } else { true }
    }
    let list = contents.steps.map {
      (writer.html(sentence: $0.title), "#step-\($0.number)", Optional($0.refactoring))
    }
    return page(
      .steps,
      about: "From before to after in lesson \(lesson.number), \(lesson.title): "
        + "\(contents.steps.count) small refactorings, each of which builds and passes.",
      """
      <div id="all">
      \(pages.text(opening, writer))
      \(HTML.links(list))
      \(DiffText.legend())
      </div>
      <div class="series steps">
      \(contents.steps.map(html))
      </div>
      """)
  }

  private func html(_ step: Step) -> HTML {
    let (writer, number) = (writer(.steps), step.number)
    let large = step.largeBecause.map { reason -> HTML in
      "<p>This step is large. \(writer.html(sentence: reason))</p>"
    }
    return """
      <section class="step" id="step-\(number)" aria-label="Step \(number)">
      <p class="place">\
      <a href="\(address(.page).link(from: address(.steps)))">Lesson \(lesson.number), \(lesson.title)</a> · \
      step \(number) of \(contents.steps.count)\
      <span class="all"> · <a href="#all">all steps</a></span></p>
      <h2>\(writer.html(sentence: step.title))</h2>
      <p class="place">\(step.refactoring) · \(step.size)</p>
      <p>\(writer.html(sentence: step.reason))</p>
      \(large)
      \(DiffText.legend())
      \(DiffText(whole: step.after).html(step.files))
      <nav class="ways" aria-label="Steps around step \(number)">
      \(way(to: number - 1, "Back", "back"))\(way(to: number + 1, "Next", "forward"))</nav>
      </section>
      """
  }

  /// The link to another step or, after the last, to the next page.
  private func way(to number: Int, _ words: String, _ look: String) -> HTML? {
    guard number > 0 else { return nil }
    guard number <= contents.steps.count else {
      return """
        <a class="\(look)" href="\(address(.requests).link(from: address(.steps)))"><small>\(words)</small> \
        \(LessonPart.requests.title(in: lesson))</a>
        """
    }
    return """
      <a class="\(look)" href="#step-\(number)"><small>\(words)</small> \
      \(writer(.steps).html(sentence: contents.steps[number - 1].title))</a>
      """
  }
}
