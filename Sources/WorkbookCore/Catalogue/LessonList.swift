import Foundation

/// The lessons for other programs: what `workbook list --json` prints.
///
/// The shape is an object with `version`, which counts up when a key changes its meaning or goes
/// away, and `lessons`, an array in the order of the book. Keys may be added without a new version.
struct LessonList: Encodable {
  /// Every key is always there; `letter` is null where a lesson has none.
  struct Entry: Encodable {
    let lesson: Lesson
    let isWritten: Bool

    enum CodingKeys: String, CodingKey {
      case number, letter, abbreviation, name, title, about, folder, page, isWritten
    }

    func encode(to encoder: any Encoder) throws {
      var entry = encoder.container(keyedBy: CodingKeys.self)
      try entry.encode(lesson.number, forKey: .number)
      try entry.encode(lesson.letter.map { String($0) }, forKey: .letter)
      try entry.encode(lesson.abbreviation, forKey: .abbreviation)
      try entry.encode(lesson.name, forKey: .name)
      try entry.encode(lesson.title, forKey: .title)
      try entry.encode(lesson.seam, forKey: .about)
      try entry.encode(lesson.folder, forKey: .folder)
      try entry.encode(lesson.page, forKey: .page)
      try entry.encode(isWritten, forKey: .isWritten)
    }
  }

  let version = 1
  let lessons: [Entry]

  init(_ workbook: Workbook) {
    lessons = Catalogue.lessons.map { Entry(lesson: $0, isWritten: workbook.holds($0)) }
  }

  /// The list as JSON, with sorted keys and a line end after it.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
