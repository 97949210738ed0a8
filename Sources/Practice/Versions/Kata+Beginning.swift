import Book
import Foundation
import Text

/// The initial contents of a kata.
extension Kata {
  /// The reader's files: the *before* version, without the snippet marks that the book's pages use.
  package func beginning() throws -> SourceTree {
    try workbook.tree(of: lesson, .before).mapping(Kata.withoutMarks)
  }

  /// The book's files, by path in the kata: the package manifest, the README and the behaviours.
  package func bookFiles() throws -> SourceTree {
    let all = try KataTests(of: lesson, in: workbook)
    var tests = all.behaviours
    tests["Side.swift"] = lesson.sideFile(all.side, for: [("mine", module)])
    tests["ValueWords.swift"] = lesson.valueWords
    return try SourceTree([
      "Package.swift": manifest(for: tests), "README.md": readme,
    ]).overlaid(with: tests.inside(testsPath))
      .overlaid(with: PackageManifest.entryPoint(in: workbook))
      .overlaid(with: guest.map { all.tests(of: $0).inside(guestTestsPath) } ?? SourceTree())
  }

  /// Whether the reader's sources are unchanged, apart from comments and blank lines: the
  /// behaviours pass then, although nothing has been done.
  package var isUntouched: Bool {
    guard let mine = try? sources(), let before = try? beginning() else { return false }
    return mine.mapping(Kata.code) == before.mapping(Kata.code)
  }

  /// Makes the kata's folder, completely or not at all.
  package func start() throws {
    guard !isStarted else { throw KataError.startedAlready(path, number: lesson.number) }
    try requireNothingElse()
    let files = try bookFiles().overlaid(with: beginning().inside(sourcesPath))
      .overlaid(with: guestBeginning)
    try KataError.telling("\(path) could not be made") {
      try FileManager.default.makeWhole(folder) { try files.write(to: $0) }
    }
  }

  /// The text without snippet marks, and the gap that a removed mark would leave.
  static func withoutMarks(_ text: String) -> String {
    text.lines.withoutAnchors(\.self).joined(separator: "\n")
  }

  private static func code(in text: String) -> String {
    text.lines.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  /// The reader's module, and its tests, which depend on the book's modules directly: SwiftPM decides
  /// what to rebuild after a change from direct dependencies alone (its issue 10502).
  private func manifest(for tests: SourceTree) -> String {
    let products = lesson.products(for: tests).map { PackageManifest.product($0) }
    let needs = ["\"\(module)\""] + products
    let targets = [
      PackageManifest.target(
        "target", module, needs: [products[0]],
        settings: isStrict ? "strict + [.treatAllWarnings(as: .error)]" : "strict"),
      PackageManifest.target("testTarget", "\(module)Tests", needs: needs),
    ]
    let guests = [
      PackageManifest.target("target", guestModule, needs: needs, path: guestPath),
      PackageManifest.target(
        "testTarget", "\(guestModule)Tests", needs: ["\"\(guestModule)\""] + needs),
    ]
    return PackageManifest.text(
      name: packageName, book: "../..", library: module, targets: targets,
      guests: guest == nil ? [] : guests)
  }

  /// The kata's task, for a reader who has only its folder open.
  private var readme: String {
    let guestNote = """

      When your design is done, try it from outside: fill in the function in
      `\(guestFile)`.

      """
    let introduction = TextFlow(width: 80).lines(
      "Here you write one part of the Arcade yourself: \(lesson.seam). It begins as a copy of "
        + "*before*, in `\(sourcesPath)`; what it becomes is your decision. The tests only see "
        + "the seam: any sound design is as good as ours.")
    return """
      # Kata \(lesson.number): \(lesson.title)

      \(introduction.map(\.text).joined(separator: "\n"))

      In the folder of the book:

      - `scripts/workbook check \(lesson.number)` builds it and tells about each behaviour.
      - `scripts/workbook watch \(lesson.number)` does so on every save.
      - `scripts/workbook hint \(lesson.number)` gives the next hint, each time.
      - `scripts/workbook read \(lesson.number)` shows the page of the lesson.

      Plain `swift test` works here, too. The tests and `Package.swift` are the
      book's: a check puts them back.
      \(guest == nil ? "" : guestNote)
      """
  }
}
