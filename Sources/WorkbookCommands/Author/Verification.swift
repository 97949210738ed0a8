import BookContents
import Foundation
import KataTools
import Toolchain

/// Finds what is missing in a lesson, and what does not fit.
struct Verification {
  let lesson: Lesson

  func problems() async throws -> [String] {
    var problems: [String] = []
    func check(_ isRight: Bool, _ problem: String) {
      if !isRight { problems.append("Lesson \(lesson.heading): \(problem)") }
    }
    let kata = Kata(lesson)
    let (states, after) = (try await lesson.states(), try await lesson.tree(.after))
    check(
      sources(kata, states[states.count - 1]) == sources(kata, after),
      "the last step does not lead to the after version.")
    _ = try await lesson.tree(.fix)
    check(try lesson.hints().count >= 4, "it has fewer than four hints.")
    check(try !lesson.questions().isEmpty, "its page asks no question under “Your kata”.")
    check((try? lesson.request) != nil, "`request` in Lesson.json names none of its changes.")
    check(try !Edit.all(.cure, of: lesson).isEmpty, "it has no cures.")
    for kind in [Edit.Kind.change, .mistake] {
      let edits = try Edit.all(kind, of: lesson)
      check(edits.count >= 2, "it has fewer than two edits in \(kind.folder).")
      for (index, edit) in edits.enumerated() {
        let name = "\(kind.folder)/\(edit.folder)"
        check(edit.number == index + 1, "\(name) has the wrong number.")
        check(!edit.story.isEmpty, "\(name) has no story.")
        let fields = kind == .change ? ["Kind", "Because", "Before", "After"] : ["About"]
        for field in fields { check(edit.fields[field] != nil, "\(name) has no line “\(field)”.") }
        if kind == .change { check(!edit.tests.isEmpty, "\(name) has no tests.") }
        for version in Version.allCases where edit.absence(in: version) == nil {
          check(
            edit.patch(version) != nil || edit.other(version) != nil,
            "\(name) has no patch for \(version).")
          let tree = try await lesson.tree(version)
          do {
            _ = try await edit.applied(to: tree, version)
            _ = try await edit.next(version)?.patch?.applied(to: tree)
          } catch {
            check(false, "\(name) on \(version): \(error)")
          }
        }
      }
    }
    return problems
  }

  /// The sources of a version in a kata's form.
  private func sources(_ kata: Kata, _ tree: Files) -> Files {
    kata.files(of: tree).filter { !$0.key.hasPrefix("Tests/") }
  }
}
