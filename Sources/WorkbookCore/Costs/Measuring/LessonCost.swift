import Foundation

/// What the requests of a lesson cost, as it is kept beside the lesson's page.
struct LessonCost: Hashable, Sendable, Codable {
  struct Request: Hashable, Sendable, Codable {
    let name: String
    let title: String
    let kind: String
    let before: ChangeCost
    let after: ChangeCost
  }

  static let version = 1

  var version = LessonCost.version
  /// The lesson's name in code.
  let lesson: String
  /// The version of the compiler that it was measured with.
  let compiler: String
  let requests: [Request]

  /// The name of the file beside the page.
  static let file = "Cost.json"

  static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/\(file)" }

  /// Measures it.
  init(measuring lesson: Lesson, in workbook: Workbook, with meter: CostMeter) throws {
    self.lesson = lesson.name
    compiler = meter.compilerVersion
    requests = try ChangeRequest.all(of: lesson, in: workbook).map { request in
      Request(
        name: request.name, title: request.title, kind: request.kind.rawValue,
        before: try meter.cost(of: request, on: "Before"),
        after: try meter.cost(of: request, on: "After"))
    }
  }

  init(lesson: String, compiler: String, requests: [Request]) {
    self.lesson = lesson
    self.compiler = compiler
    self.requests = requests
  }

  /// Reads what was measured.
  init(of lesson: Lesson, in workbook: Workbook) throws {
    let path = LessonCost.path(of: lesson)
    guard let data = try? Data(contentsOf: workbook.root.appendingPathComponent(path)) else {
      throw CostError.notMeasured(lesson.number)
    }
    guard let cost = try? JSONDecoder().decode(LessonCost.self, from: data),
      cost.version == LessonCost.version
    else { throw CostError.unreadable(path) }
    self = cost
  }

  /// As it is kept: sorted keys, a line end after it.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  func keep(of lesson: Lesson, in workbook: Workbook) throws {
    let files = [
      (LessonCost.path(of: lesson), try json()), (CostChart.path(of: lesson), CostChart(self).svg),
    ]
    for (path, text) in files {
      do {
        try Data(text.utf8).write(to: workbook.root.appendingPathComponent(path), options: .atomic)
      } catch {
        throw CostError.notKept(path, reason: Reason.of(error))
      }
    }
  }
}

/// Why there are no figures.
enum CostError: ReaderError, Hashable {
  case notMeasured(Int)
  case unreadable(String)
  case notKept(String, reason: String)
}

extension CostError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notMeasured(let number):
      "What a change costs in lesson \(number) is not measured yet: `workbook cost \(number) "
        + "--measure` does it."
    case .unreadable(let path):
      "\(path) is not as this workbook writes it: get it back with `git checkout -- \(path)`."
    case .notKept(let path, let reason):
      "\(path) could not be written (\(reason)): mend that, then try again."
    }
  }
}
