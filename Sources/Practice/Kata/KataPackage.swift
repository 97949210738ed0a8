import Book
import Foundation
import Text
import Toolchain

/// The book's part of a kata, and the reader's files at the beginning.
struct KataPackage {
  let kata: Kata
  /// The requests whose tests are included.
  let requests: [ChangeRequest]
  /// Whether the tests and the game use the guest instead of the reader's module.
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

  /// The module that the tests and the game use: the reader's, or the guest.
  var asked: String { asksGuest ? kata.guestModule : kata.module }

  /// The book's files, by path in the kata: the manifest and the tests.
  func bookFiles() throws -> SourceTree {
    var behaviours = tests.behaviours
    // The guest may re-export what the reader's module declares.
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

  /// The reader's files at the beginning, by path in the kata.
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

  /// The reader's files that the package needs and that are missing.
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

    /// Your own tests: a check runs them, and nothing ever changes or removes them.
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
    // The part of the room's interface that a change may use; most lessons have no such file.
    let crib = (try? kata.workbook.text(at: "\(lesson.pageFolder)/Crib.md")).map { "\n\($0)" }
    let introduction = TextFlow(width: 80).lines(
      "Here you write one part of the arcade yourself: \(lesson.seam). It starts as a copy of "
        + "*before*, in `\(kata.sourcesPath)`; what it becomes is up to you. The tests "
        + "accept any sound design, not only ours.")
    let boundary =
      "Plain `swift test` also works here. Your own tests go into `\(kata.minePath)`;\n"
      + (kata.hasLayers
        ? "the other tests are the book's: a check restores them. `Package.swift` is\n"
          + "yours: it says which layer may use which. A check builds with\n"
          + "`\(PackageBuild.importCheck.joined(separator: " "))`."
        : "the other tests and `Package.swift` are the book's: a check restores them.")
    return """
      # Kata \(lesson.number): \(lesson.title)

      \(introduction.map(\.text).joined(separator: "\n"))

      In the folder of the book:

      - `scripts/workbook check \(lesson.number)` builds it and runs each behaviour.
      - `scripts/workbook watch \(lesson.number)` does so on every save.
      - `scripts/workbook hint \(lesson.number)` gives the next hint each time.
      - `scripts/workbook read \(lesson.number)` shows the page of the lesson.

      \(boundary)

      This folder is your own git repository: commit, branch and stash as you like.
      The workbook keeps its records under separate names, which
      `git for-each-ref refs/workbook` lists. To push them with your work:
      `git push URL main 'refs/workbook/*:refs/workbook/*'`.
      \(guest == nil ? "" : guestNote)
      """ + (crib ?? "")
  }
}

extension Kata {
  /// Whether the reader's guest declares the type that the tests and the game ask a kata for. If
  /// so, they use the guest; this is how another team makes a change.
  func asksGuest() throws(KataError) -> Bool {
    let declaration =
      "(?m)^[ \\t]*(?:[@\\w()]+[ \\t]+)*(?:struct|class|actor|enum|typealias)[ \\t]+"
      + "\(lesson.seamType)\\b"
    return try swiftFiles(in: guestPath).contains { path in
      let text = contents(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.range(of: declaration, options: .regularExpression) != nil
    }
  }

  /// The paths that git ignores in the kata: build products, and files that a check puts there, so
  /// that only the reader's files matter to a branch or a stash.
  var ignored: String {
    let places = (hasLayers ? [] : [Layers.manifest]) + ["\(PackageManifest.entryPointPath)/"]
    let tests = [testsPath, guestTestsPath].map { "\($0)/" }
    return ([".build/", ".swiftpm/"] + (places + tests).map { "/\($0)" }).map { "\($0)\n" }.joined()
  }

  /// The sources at the beginning: the *before* version, without the markers that the book's pages
  /// use.
  package func beginning() throws -> SourceTree {
    try workbook.tree(of: lesson, .before).mapping(Kata.withoutMarks)
  }

  /// Whether sources are those at the beginning, apart from comments and blank lines; the
  /// behaviours then pass, although nothing has been done.
  func isBeginning(_ sources: SourceTree) throws -> Bool {
    try sources.mapping(Kata.code) == beginning().mapping(Kata.code)
  }

  /// The text without markers, and without the gap that a removed marker would leave.
  package static func withoutMarks(_ text: String) -> String {
    text.lines.withoutAnchors(\.self).joined(separator: "\n")
  }

  static func code(in text: String) -> String {
    text.lines.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }
}
