import Foundation

/// The measurements of a lesson, as kept beside the lesson's page.
package struct LessonEvidence: Equatable, Sendable, Codable {
  package struct Request: Equatable, Sendable, Codable {
    package let name: String
    package let title: String
    package let marks: [ChangeRequest.Mark]
    package let effort: Sides<Effort>

    package var isExpected: Bool { marks.contains(.expected) }

    package init(name: String, title: String, marks: [ChangeRequest.Mark], effort: Sides<Effort>) {
      self.name = name
      self.title = title
      self.marks = marks
      self.effort = effort
    }
  }

  /// The effort of a request on a side.
  package struct Effort: Equatable, Sendable, Codable {
    package let figures: ChangeFigures
    package let places: [Place]

    package init(figures: ChangeFigures, places: [Place]) {
      self.figures = figures
      self.places = places
    }
  }

  /// A place of a change, and what would catch it if it were forgotten.
  package struct Place: Equatable, Sendable, Codable {
    package let file: String
    /// The line before which it begins; 0 for a new file.
    package let line: Int
    package let noticedBy: Notice

    package init(file: String, line: Int, noticedBy: Notice) {
      self.file = file
      self.line = line
      self.noticedBy = noticedBy
    }
  }

  package enum Notice: String, CaseIterable, Sendable, Codable {
    case compiler, behaviour, nothing
  }

  package struct Slip: Equatable, Sendable, Codable {
    package let title: String
    package let outcome: Sides<SlipOutcome>

    package init(title: String, outcome: Sides<SlipOutcome>) {
      self.title = title
      self.outcome = outcome
    }
  }

  package struct SlipOutcome: Equatable, Sendable, Codable {
    /// The first error of the compiler, with its place; nil if it compiles.
    package let error: String?
    /// The behaviours that turn red.
    package let broken: [String]
    /// Those of them that are not about the edited code.
    package let unrelated: [String]

    /// The broken ones that are about it.
    package var related: [String] { broken.filter { !unrelated.contains($0) } }

    package init(error: String?, broken: [String], unrelated: [String]) {
      self.error = error
      self.broken = broken
      self.unrelated = unrelated
    }
  }

  /// The total of existing lines edited after each expected request, when they are made one after
  /// another.
  package struct Stage: Equatable, Sendable, Codable {
    package let request: String
    package let linesEdited: Sides<Int>

    package init(request: String, linesEdited: Sides<Int>) {
      self.request = request
      self.linesEdited = linesEdited
    }
  }

  private static let version = 2

  private var version = LessonEvidence.version
  /// The lesson's name in code.
  package let lesson: String
  /// A digest of the files that it was measured from.
  package let digest: String
  package let requests: [Request]
  package let slips: [Slip]
  package let stages: [Stage]

  package init(
    lesson: String, digest: String, requests: [Request], slips: [Slip], stages: [Stage]
  ) {
    self.lesson = lesson
    self.digest = digest
    self.requests = requests
    self.slips = slips
    self.stages = stages
  }

  /// Whether both have the same results, whatever files they are from.
  package func agrees(with other: LessonEvidence) -> Bool {
    requests == other.requests && slips == other.slips && stages == other.stages
  }

  /// Its path in the book.
  package static func path(of lesson: Lesson) -> String { "\(lesson.pageFolder)/Evidence.json" }

  package init(of lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let path = LessonEvidence.path(of: lesson)
    let data = Data(try workbook.text(at: path).utf8)
    guard let evidence = try? JSONDecoder().decode(LessonEvidence.self, from: data),
      evidence.version == LessonEvidence.version
    else { throw .damaged(path, reason: "its figures are from another version of the book") }
    self = evidence
  }

  /// The text of its file.
  package func jsonText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
