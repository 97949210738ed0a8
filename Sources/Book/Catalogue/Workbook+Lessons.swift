import Foundation
import Text

extension Workbook {
  /// The lessons in a book's folder, in order. Each has a folder in `Lessons` with a file that
  /// describes it.
  package static func lessons(in root: URL) throws(BookError) -> [Lesson] {
    let book = Workbook(root: root)
    var lessons: [Lesson] = []
    for name in book.names(in: "Lessons") where !name.contains(".") {
      lessons.append(try Lesson(in: name, of: book))
    }
    for (number, lesson) in zip(1..., lessons) where lesson.number != number {
      throw .damaged("Lessons/\(lesson.folder)", reason: "it is in the place of lesson \(number)")
    }
    return lessons
  }

  /// The arcade's modules besides the lessons' own: folders in `Sources`, each after those it uses.
  package static let arcadeRooms = [
    "SpaceGame", "Storage", "RosterModel", "RosterFiles", "PlayerRoster", "Text", "Terminal",
    "ArcadeCore",
  ]

  /// Finds the lesson that a reader means by a number, letter, abbreviation or name, in any case.
  ///
  /// A name is the lesson's name in code, its folder or its title; spaces, hyphens, slashes and
  /// underscores do not matter.
  package func lesson(named text: String) throws(BookError) -> Lesson {
    let wanted = key(text)
    let number = text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
    let match = lessons.first { lesson in
      let names = [lesson.abbreviation, lesson.name, lesson.folder, lesson.title]
      return lesson.number == number
        || (names + (lesson.letter.map { [$0] } ?? [])).contains { key($0) == wanted }
    }
    if let match { return match }
    throw .noSuchLesson(text, near: near(text))
  }

  private func near(_ text: String) -> String? {
    let start = key(text)
    let begun = lessons.first { key($0.name).hasPrefix(start) || key($0.title).hasPrefix(start) }
    if start.count > 1, let begun { return begun.name }
    let names = lessons.flatMap { lesson in
      // The words of a title that are long enough to tell lessons apart.
      let words = lesson.title.split { " -/".contains($0) }.filter { $0.count > 3 }
      return [lesson.abbreviation, lesson.name, lesson.title].map { (text: $0, name: $0) }
        + words.map { (text: String($0), name: lesson.name) }
    }
    let nearest = Spelling.nearest(to: text, among: names.map(\.text))
    return names.first { $0.text == nearest }?.name
  }

  private func key(_ text: String) -> String {
    text.lowercased().filter { !" -_/".contains($0) }
  }
}
