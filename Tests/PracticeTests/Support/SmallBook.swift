import Book
import Foundation
import TestSupport
import Toolchain

@testable import Practice

/// A book with the smallest possible lessons in its own folder; scripts stand in for `swift`.
final class SmallBook: Sendable {
  let folder: TemporaryFolder
  let workbook: Workbook

  /// - Parameter lessons: The numbers of its lessons.
  init(_ lessons: Int...) throws {
    folder = try TemporaryFolder(isSmall: true)
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

  /// Gives a lesson a request, with a file of tests named after it.
  ///
  /// - Parameters:
  ///   - isExpected: Whether the lesson's principle expects it.
  ///   - isFromOutside: Whether another module makes the change in the *after* version.
  func keepRequest(
    _ name: String, of number: Int = 1, isExpected: Bool = true, isFromOutside: Bool = false,
    _ tests: String? = nil
  ) throws {
    let lesson = Catalogue.lessons[number - 1]
    let folder = "\(ChangeRequest.folder(of: lesson))/\(name)"
    try write("\(folder)/\(SmallBook.testFile(of: name))", tests ?? "// \(name)\n")
    try write(
      "\(folder)/Request.md",
      "# The \(name)\n\n> One is dull.\n\n- Kind: \(isExpected ? "" : "un")expected\n"
        + "- Because: A gun.\n- Asked by: a player\n- Before: A case.\n- After: A gun.\n")
    for side in Side.allCases {
      let file = "\(lesson.sources(side))/Gun.swift"
      try write(
        "\(folder)/\(side.folder).diff",
        "diff --git a/\(file) b/\(file)\nnew file mode 100644\n--- /dev/null\n+++ b/\(file)\n"
          + "@@ -0,0 +1 @@\n+struct Gun {}\n")
    }
    if isFromOutside { try write("\(folder)/AfterGuest.swift", "struct Guest {}\n") }
  }

  static func testFile(of request: String) -> String {
    request.split(separator: "-").map(\.capitalized).joined() + "Tests.swift"
  }

  /// Gives a lesson a slip that gives its ship seven lives.
  func keepSlip(of number: Int = 1) throws {
    let lesson = Catalogue.lessons[number - 1]
    let folder = "\(Slip.folder(of: lesson))/1-lives"
    try write("\(folder)/Slip.md", "# Seven\n\n> A cat.\n\n- About: A ship\n")
    for side in Side.allCases {
      let file = "\(lesson.sources(side))/Ship.swift"
      try write(
        "\(folder)/\(side.folder).diff",
        "diff --git a/\(file) b/\(file)\n--- a/\(file)\n+++ b/\(file)\n@@ -2 +2 @@\n"
          + "-  let lives = 3\n+  let lives = 7\n")
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

  /// A started kata.
  func started(_ number: Int) throws -> Kata {
    let kata = kata(number)
    try kata.start()
    return kata
  }

  /// Does some work while `swift` is a shell that runs its first argument, such as `build`, as a
  /// script in the package's folder.
  func withScripts<Result: Sendable>(
    trouble: String = "", _ work: () async throws -> Result
  ) async throws -> Result {
    let environment = ["PATH": "\(url("bin").path):/usr/bin:/bin", "TROUBLE": trouble]
    return try await ChildProcess.$environmentOverrides.withValue(environment) { try await work() }
  }

  /// The output of shell commands that a reader types in a kata.
  @discardableResult
  func shell(_ lines: String, in kata: Kata) throws -> String {
    var child = ChildProcess("sh", ["-ec", lines], in: kata.folder)
    let reader = ["NAME": "Reader", "EMAIL": "reader@localhost"]
    for (key, value) in reader {
      for role in ["AUTHOR", "COMMITTER"] { child.environment["GIT_\(role)_\(key)"] = value }
    }
    child.environment["HOME"] = folder.url.path
    let output = try child.run()
    guard output.status == 0 else {
      throw GitError(command: lines, status: output.status, words: output.standardError)
    }
    return output.standardOutput
  }

  /// Does some work while `git` is a shell script, in which `$git` is the real one.
  func withGit<Result>(_ lines: String, in kata: Kata, _ work: () throws -> Result) throws -> Result
  {
    // If this process wrote the program, a child started meanwhile would hold it open.
    try shell(
      """
      mkdir -p "$HOME/bin"; git=$(command -v git)
      printf '#!/bin/sh\\ngit=%s\\n%s\\n' "$git" '\(lines)' > "$HOME/bin/git"; chmod +x "$HOME/bin/git"
      """, in: kata)
    let path = "\(folder.url.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try ChildProcess.$environmentOverrides.withValue(["PATH": path], operation: work)
  }

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
  /// A path in the kata, as a path in the book.
  func inBook(_ path: String) -> String { "\(self.path)/\(path)" }

  /// The test file of a request, as a path in the kata.
  func testPath(of request: String) -> String {
    "\(testsPath)/\(SmallBook.testFile(of: request))"
  }

  /// A verdict on its present files, in which everything passes.
  func green() throws -> Verdict {
    var verdict = Verdict(kata: self, outcome: .judged)
    verdict.behaviours = [Behaviour(suite: nil, sentence: "It flies", outcome: .passed)]
    verdict.files = try readersFiles()
    return verdict
  }

  func history() throws -> KataHistory { try KataLog(self).history() }

  /// The names of the log's entries, such as `2 taken twin-bolts`.
  func log() throws -> [String] {
    try history().entries.map { "\($0.number) \($0.kind.rawValue) \($0.name)" }
  }

  /// The only source with which a kata of a small book starts, as a path in the book.
  var ship: String { inBook("\(sourcesPath)/Ship.swift") }
}
