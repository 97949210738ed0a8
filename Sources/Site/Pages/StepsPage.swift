import Book
import Text

extension LessonPages {
  /// The steps of a lesson: all on one page, of which one is shown where the address names it.
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
      about: "From before to after of lesson \(lesson.number), \(lesson.title), in "
        + "\(contents.steps.count) small refactorings, each of which builds and passes.",
      """
      <div class="prose" id="all">
      \(writer.html(opening))
      \(HTML.links(list))
      \(DiffText.legend())
      </div>
      <div class="steps" id="steps">
      \(contents.steps.map(html))
      </div>
      """)
  }

  private func html(_ step: Step) -> HTML {
    let (writer, number) = (writer(.steps), step.number)
    let large = step.largeBecause.map { reason -> HTML in
      "<p>It is a large step. \(writer.html(sentence: reason))</p>"
    }
    return """
      <section class="step" id="step-\(number)" aria-label="Step \(number)">
      \(way(number, label: "Steps around step \(number)"))
      <div class="prose">
      <p class="place">Step \(number) of \(contents.steps.count) · \(step.refactoring) · \
      \(step.size)</p>
      <h2>\(writer.html(sentence: step.title))</h2>
      <p>\(writer.html(sentence: step.reason))</p>
      \(large)
      \(DiffText.legend())
      </div>
      \(DiffText().html(step.files))
      \(way(number, label: "On from step \(number)"))
      </section>
      """
  }

  /// The way to the steps before and after: above a step, and at its end.
  private func way(_ number: Int, label: String) -> HTML {
    let count = contents.steps.count
    let back = HTML.way("step", number - 1, of: count, "← Step \(number - 1)", "back")
    let forward = HTML.way("step", number + 1, of: count, "Step \(number + 1) →", "forward")
    return """
      <nav class="way" aria-label="\(label)">
      \(back)<a class="all" href="#all">All at once</a>\(forward)</nav>
      """
  }
}
