import Book
import Foundation
import Text
import Toolchain

/// What the book puts into a kata, and what a kata begins with.
struct KataPackage {
  let kata: Kata
  /// The requests whose tests are among the kata's.
  let requests: [ChangeRequest]
  /// Whether the tests and the game ask the guest in place of the reader's module.
  let asksGuest: Bool
  private let tests: KataTests
  private let guest: LessonGuest?

  init(of kata: Kata, with requests: [ChangeRequest] = [], asksGuest: Bool = false) throws {
    self.kata = kata
    self.requests = requests
    self.asksGuest = asksGuest
    tests = try KataTests(of: kata.lesson, in: kata.workbook)
    guest = try LessonGuest(of: kata.lesson, in: kata.workbook)
  }

  private var lesson: Lesson { kata.lesson }

  /// The module that the tests and the game ask: the reader's, or the guest.
  var asked: String { asksGuest ? kata.guestModule : kata.module }

  /// The book's files, by path in the kata: the manifest and the tests.
  func bookFiles() throws -> SourceTree {
    var behaviours = tests.behaviours
    // The guest may hand on what the reader's module declares.
    behaviours["Side.swift"] =
      (asksGuest ? "import \(kata.module)\n" : "")
      + lesson.sideFile(tests.side, for: [("mine", asked)])
    behaviours["ValueWords.swift"] = lesson.valueWords
    for request in requests { behaviours[request.testFile] = request.tests }
    let manifest = kata.hasLayers ? [:] : [Layers.manifest: manifest(for: behaviours)]
    return try SourceTree(manifest)
      .overlaid(with: behaviours.inside(kata.testsPath))
      .overlaid(with: PackageManifest.entryPoint(in: kata.workbook))
      .overlaid(with: guest.map { tests.tests(of: $0).inside(kata.guestTestsPath) } ?? SourceTree())
  }

  /// What the reader begins with, by path in the kata.
  func beginning() throws -> SourceTree {
    let templates = try KataTests.templates(of: lesson, for: kata.module, in: kata.workbook)
    return try kata.beginning().moving(kata.path(ofSource:))
      .overlaid(with: guestBeginning)
      .overlaid(with: templates.inside(kata.minePath))
      .overlaid(
        with: SourceTree([
          "\(kata.minePath)/MyTests.swift": ownTests, "README.md": readme,
          ".gitignore": kata.ignored,
        ]))
  }

  /// The files of the reader's without which the package cannot be built, and which are not there.
  func missingFiles() throws(KataError) -> SourceTree {
    var missing = try kata.swiftFiles(in: kata.guestPath).isEmpty ? guestBeginning : SourceTree()
    if try kata.swiftFiles(in: kata.minePath).isEmpty {
      missing["\(kata.minePath)/MyTests.swift"] = ownTests
    }
    if let manifest = kata.ownManifest, kata.contents(manifest) == nil {
      missing[manifest] = (try? kata.beginning())?[manifest]
    }
    return missing
  }

  private var guestBeginning: SourceTree {
    SourceTree(guest.map { [kata.guestFile: $0.source] } ?? [:])
  }

  private var ownTests: String {
    """
    import \(lesson.room)
    import Testing

    @testable import \(kata.module)

    /// Tests of your own: a check runs them, and nothing ever changes or removes them.
    @Suite("Mine")
    struct MyTests {}

    """
  }

  /// The reader's module, and its tests, which depend on the book's modules directly: SwiftPM decides
  /// what to rebuild after a change from direct dependencies alone (its issue 10502).
  private func manifest(for tests: SourceTree) -> String {
    let products = lesson.products(for: tests).map { PackageManifest.product($0) }
    func names(_ modules: String...) -> [String] { modules.map { "\"\($0)\"" } }
    let guestTarget = PackageManifest.target(
      "target", kata.guestModule, needs: names(kata.module) + products, path: kata.guestPath)
    let guestTests = PackageManifest.target(
      "testTarget", "\(kata.guestModule)Tests",
      needs: names(kata.guestModule, kata.module) + products)
    let needs = asksGuest ? names(kata.guestModule, kata.module) : names(kata.module)
    return PackageManifest.text(
      name: kata.module, book: "../..",
      library: [kata.module] + (asksGuest ? [kata.guestModule] : []),
      targets: [
        PackageManifest.target("target", kata.module, needs: [products[0]]),
        PackageManifest.target("testTarget", "\(kata.module)Tests", needs: needs + products),
      ] + (asksGuest ? [guestTarget] : []),
      optional: [
        ("guest", guest == nil ? [] : (asksGuest ? [] : [guestTarget]) + [guestTests]),
        (
          "mine",
          [
            PackageManifest.target(
              "testTarget", kata.mineModule, needs: names(kata.module) + products,
              path: kata.minePath)
          ]
        ),
      ])
  }

  /// The kata's task, for a reader who has only its folder open.
  private var readme: String {
    let guestNote = """

      When your design is done, try it from outside: fill in the function in
      `\(kata.guestFile)`.

      """
    // What of the room's interface a change may use; most lessons do without.
    let crib = (try? kata.workbook.text(at: "\(lesson.pageFolder)/Crib.md")).map { "\n\($0)" }
    let introduction = TextFlow(width: 80).lines(
      "Here you write one part of the Arcade yourself: \(lesson.seam). It begins as a copy of "
        + "*before*, in `\(kata.sourcesPath)`; what it becomes is your decision. The tests only see "
        + "the seam: any sound design is as good as ours.")
    let boundary =
      "Plain `swift test` works here, too. Tests of your own go into `\(kata.minePath)`;\n"
      + (kata.hasLayers
        ? "the other tests are the book's: a check puts them back. `Package.swift` is\n"
          + "yours: it says which layer may name which. A check builds with\n"
          + "`\(PackageBuild.importCheck.joined(separator: " "))`."
        : "the other tests and `Package.swift` are the book's: a check puts them back.")
    return """
      # Kata \(lesson.number): \(lesson.title)

      \(introduction.map(\.text).joined(separator: "\n"))

      In the folder of the book:

      - `scripts/workbook check \(lesson.number)` builds it and tells about each behaviour.
      - `scripts/workbook watch \(lesson.number)` does so on every save.
      - `scripts/workbook hint \(lesson.number)` gives the next hint, each time.
      - `scripts/workbook read \(lesson.number)` shows the page of the lesson.

      \(boundary)

      This folder is a git repository, and it is yours: commit, branch and stash as
      you like. The workbook keeps what it has to know in names of its own, which
      `git for-each-ref refs/workbook` lists; a push takes them along with
      `git push URL main 'refs/workbook/*:refs/workbook/*'`.
      \(guest == nil ? "" : guestNote)
      """ + (crib ?? "")
  }
}

extension Kata {
  /// Whether the reader's guest declares what the tests and the game ask a kata for: then they ask the guest,
  /// which is how another team brings a change.
  func asksGuest() throws(KataError) -> Bool {
    let declaration =
      "(?m)^[ \\t]*(?:[@\\w()]+[ \\t]+)*(?:struct|class|actor|enum|typealias)[ \\t]+"
      + "\(lesson.seamType)\\b"
    return try swiftFiles(in: guestPath).contains { path in
      let text = contents(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.range(of: declaration, options: .regularExpression) != nil
    }
  }

  /// What git is to ignore in it: what is built, and what a check puts there, so that nothing which is not
  /// the reader's ever stands in the way of a branch or a stash.
  var ignored: String {
    let places = (hasLayers ? [] : [Layers.manifest]) + ["\(PackageManifest.entryPointPath)/"]
    let tests = [testsPath, guestTestsPath].map { "\($0)/" }
    return ([".build/", ".swiftpm/"] + (places + tests).map { "/\($0)" }).map { "\($0)\n" }.joined()
  }

  /// The sources with which it begins: the *before* version, without the snippet marks that the book's
  /// pages use.
  package func beginning() throws -> SourceTree {
    try workbook.tree(of: lesson, .before).mapping(Kata.withoutMarks)
  }

  /// Whether sources are those with which it began, apart from comments and blank lines: the behaviours
  /// pass then, although nothing has been done.
  func isBeginning(_ sources: SourceTree) throws -> Bool {
    try sources.mapping(Kata.code) == beginning().mapping(Kata.code)
  }

  /// The text without snippet marks, and the gap that a removed mark would leave.
  package static func withoutMarks(_ text: String) -> String {
    text.lines.withoutAnchors(\.self).joined(separator: "\n")
  }

  static func code(in text: String) -> String {
    text.lines.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }
}
