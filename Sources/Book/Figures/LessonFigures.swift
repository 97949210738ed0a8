import Foundation

/// The costs of a lesson's requests, as stored next to the lesson's page.
package struct LessonFigures: Hashable, Sendable, Codable {
  package struct Request: Hashable, Sendable, Codable {
    package let name: String
    package let title: String
    package let kind: ChangeRequest.Kind
    package let before: ChangeCost
    package let after: ChangeCost
  }

  private static let version = 2

  private var version = LessonFigures.version
  /// The lesson's name in code.
  package let lesson: String
  package let requests: [Request]

  /// Where the figures are stored, as a path in the book.
  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Cost.json" }

  init(lesson: String, requests: [Request]) {
    self.lesson = lesson
    self.requests = requests
  }

  /// Counts the figures in the requests' patches.
  package init(measuring lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let requests = try ChangeRequest.all(of: lesson, in: workbook).map { request in
      Request(
        name: request.name, title: request.title, kind: request.kind,
        before: ChangeCost(of: request.before.patch), after: ChangeCost(of: request.after.patch))
    }
    self.init(lesson: lesson.name, requests: requests)
  }

  /// Reads the stored figures.
  package init(of lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let path = LessonFigures.path(of: lesson)
    let data = Data(try workbook.text(at: path).utf8)
    guard let figures = try? JSONDecoder().decode(LessonFigures.self, from: data),
      figures.version == LessonFigures.version
    else { throw .damaged(path, reason: "its figures are not of this version of the book") }
    self = figures
  }

  /// The figures in their stored form: sorted keys, and a line end at the end.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
