import Book
import Foundation
import Practice
import TestSupport
import Toolchain

/// A book in a folder of its own whose lessons are as small as can be; scripts stand for `swift`.
final class SmallBook: Sendable {
  let folder: TemporaryFolder
  let workbook: Workbook

  /// - Parameter lessons: The numbers of the lessons that it has.
  init(_ lessons: Int...) throws {
    folder = try TemporaryFolder()
    workbook = Workbook(
      root: folder.url.appendingPathComponent("Ein Buch für 楽", isDirectory: true),
      lessons: Catalogue.lessons)
    for number in lessons {
      let lesson = Catalogue.lessons[number - 1]
      for side in Side.allCases {
        try write("\(lesson.sources(side))/Ship.swift", SmallBook.ship)
      }
      try write("\(lesson.tests)/Side.swift", SmallBook.side(of: lesson))
      try write("\(lesson.tests)/ShipTests.swift", SmallBook.tests)
    }
    try write("bin/readme", "")
    try FileManager.default.createSymbolicLink(
      at: url("bin/swift"), withDestinationURL: URL(fileURLWithPath: "/bin/sh"))
  }

  deinit { folder.remove() }

  /// Gives a lesson a request.
  func keepRequest(
    _ name: String, of lesson: Lesson, testFile: String, _ tests: String
  ) throws {
    let folder = "\(ChangeRequest.folder(of: lesson))/\(name)"
    try write("\(folder)/\(testFile).swift", tests)
    try write(
      "\(folder)/Request.md",
      "# Two at once\n\n> One is dull.\n\n- Kind: expected\n- Because: A gun.\n- Asked by: a player\n"
        + "- Before: A case.\n- After: A gun.\n")
    for side in Side.allCases {
      let file = "\(lesson.sources(side))/Gun.swift"
      try write(
        "\(folder)/\(side.folder).diff",
        "diff --git a/\(file) b/\(file)\nnew file mode 100644\n--- /dev/null\n+++ b/\(file)\n"
          + "@@ -0,0 +1 @@\n+struct Gun {}\n")
    }
  }

  /// Gives a lesson a guest.
  func keepGuest(of number: Int) throws {
    let folder = LessonGuest.folder(of: Catalogue.lessons[number - 1])
    for (name, text) in [
      ("Guest", "func guest() -> Int? { nil }\n"),
      ("GuestTests", "@Test func guest() { Double() }\n"), ("AfterGuest", ""),
    ] {
      try write("\(folder)/\(name).swift", text)
    }
  }

  func kata(_ number: Int) -> Kata { Kata(Catalogue.lessons[number - 1], in: workbook) }

  /// A kata that is started.
  func started(_ number: Int) throws -> Kata {
    let kata = kata(number)
    try kata.start()
    return kata
  }

  /// Does something while `swift` is a shell: of its arguments the first, such as `build`, is the
  /// script in the package's folder.
  func withScripts<Result: Sendable>(
    trouble: String = "", _ work: () async throws -> Result
  ) async throws -> Result {
    let environment = ["PATH": "\(url("bin").path):/usr/bin:/bin", "TROUBLE": trouble]
    return try await ChildProcess.$environmentOverrides.withValue(environment) { try await work() }
  }

  var progress: ProgressFile { ProgressFile(workbook) { _ in } }

  func url(_ path: String) -> URL { workbook.root.appendingPathComponent(path) }

  func write(_ path: String, _ text: String) throws {
    try url(path).fill(with: text)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  /// The text of each file in a folder, at any depth, by its path in the folder.
  func texts(in path: String) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: url(path).path)
    let texts = names.compactMap { name in
      (try? read("\(path)/\(name)")).map { (name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
  }

  func age(_ path: String, to date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url(path).path)
  }

  static let ship = "public struct Ship {\n  let lives = 3\n}\n"
  static let tests = "@Test(arguments: Side.allCases) func lives(_: Side) {}\n"

  private static func side(of lesson: Lesson) -> String {
    """
    import \(lesson.name)After
    import \(lesson.name)Before

    enum Side: String, CaseIterable, Codable {
      case before
      case after
    }

    """
  }
}

extension Kata {
  /// A path in it, as a path in the book.
  func inBook(_ path: String) -> String { "\(self.path)/\(path)" }

  /// The one source with which a kata of a small book begins, as a path in the book.
  var ship: String { inBook("\(sourcesPath)/Ship.swift") }
}
