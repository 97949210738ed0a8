import Foundation

/// A kata begins as before, byte for byte, and its tests know the reader's side alone.
struct StarterRule: VerifyRule {
  let name = "starters"

  func problems(in workbook: Workbook) throws -> [String] {
    try Catalogue.lessons.filter(workbook.hasSides).flatMap { lesson in
      let starter = KataStarter(kata: Kata(lesson, in: workbook))
      return try sourceProblems(of: starter, before: workbook.sources(of: lesson, side: "Before"))
        + testProblems(of: starter)
    }
  }

  private func sourceProblems(of starter: KataStarter, before: URL) throws -> [String] {
    let sources = try starter.sources()
    let prefix = starter.kata.sourcesPath + "/"
    let paths = Set(sources.map { String($0.path.dropFirst(prefix.count)) })
    let found = FileManager.default.enumerator(atPath: before.path)?.compactMap { $0 as? String }
    let expected = Set((found ?? []).filter { $0.hasSuffix(".swift") })
    var problems = expected.symmetricDifference(paths).sorted().map {
      "\($0) is on one side only of before and \(starter.kata.path)."
    }
    for file in sources {
      let path = String(file.path.dropFirst(prefix.count))
      let bytes = try? Data(contentsOf: before.appendingPathComponent(path))
      if bytes != Data(file.text.utf8) {
        problems.append("\(starter.kata.path)/\(file.path) does not begin as before.")
      }
    }
    return problems
  }

  private func testProblems(of starter: KataStarter) throws -> [String] {
    let lesson = starter.kata.lesson
    let tests = try starter.bookFiles().filter { $0.path.hasPrefix(starter.kata.testsPath) }
    var problems: [String] = []
    if !tests.contains(where: { $0.text.contains("Side.allCases") }) {
      problems.append("\(starter.kata.path) has no behaviours.")
    }
    let side = tests.first { $0.path.hasSuffix("/Side.swift") }
    if side?.text.contains("case mine") != true {
      problems.append("\(starter.kata.path) has no Side.swift with the reader's side.")
    }
    for file in tests {
      for name in ["\(lesson.name)Before", "\(lesson.name)After"] where file.text.contains(name) {
        problems.append("\(starter.kata.path)/\(file.path) names \(name).")
      }
    }
    return problems
  }
}
