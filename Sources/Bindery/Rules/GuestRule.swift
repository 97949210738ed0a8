import Book
import Foundation
import Practice
import Toolchain

/// What the guests of the katas are to bring can be brought to *after*; as long as none is filled in, it
/// compiles and is not tried; and their tests refuse the near misses that are listed beside them.
///
/// All of them are targets of one package, so that one build tells of all.
struct GuestRule: VerifyRule {
  let name = "guests"

  /// How many near misses of a guest have to be listed.
  private static let leastMisses = 4

  func problems(in workbook: Workbook) async throws -> [String] {
    let home = workbook.root.appendingPathComponent(".build/verify", isDirectory: true)
    let package = home.appendingPathComponent("guests", isDirectory: true)
    let katas = try workbook.lessons.compactMap { try KataGuest(of: $0, in: workbook) }
    let targets = katas.flatMap(\.targets)
    let manifest = PackageManifest.text(name: "guests", book: "../../..", targets: targets)
    let entryPoint = try PackageManifest.entryPoint(in: workbook)
    try katas.map(\.allFiles).reduce(entryPoint) { $0.overlaid(with: $1) }
      .overlaid(with: SourceTree(["Package.swift": manifest])).write(to: package)
    let scratch = home.appendingPathComponent("guests-build", isDirectory: true)
    let modules =
      katas.map { "Sources/\($0.module)" }
      + katas.flatMap { kata in
        [kata.guest, "\(kata.guest)ToFill"].flatMap { ["Sources/\($0)", "Tests/\($0)Tests"] }
      }
    let build = PackageBuild(
      package: package, scratch: scratch,
      modules: modules.map(package.appendingPathComponent).map {
        SourceModule($0.lastPathComponent, $0)
      })
    if let failure = try await build.run() { return [failure.text] }
    let run = TestRun(package: package, scratch: scratch, bundle: "guests", limit: .seconds(20))
    let tests = try await run.run().recording.tests
    let near = katas.flatMap { kata in zip(1..., kata.misses.misses).map { (kata, $0, $1) } }
    let survivors = try await near.severalAtOnce { kata, number, miss -> String? in
      var run = run
      (run.filters, run.limit) = (["^\(kata.guest)Tests\\."], .seconds(5))
      run.environment = [GuestMisses.chosen: "\(number)"]
      let result = try await run.run()
      let isRefused = !kata.failures(in: result.recording.tests).isEmpty
      return isRefused || !result.recording.hasEnded
        ? nil : "\(kata.folder)/GuestTests.swift lets a near miss pass: “\(miss.new)”."
    }
    return katas.flatMap { kata in
      kata.problems(in: tests.filter { $0.id.hasPrefix("\(kata.guest)") })
        + (kata.misses.misses.count < GuestRule.leastMisses
          ? ["\(kata.folder)/\(GuestMisses.fileName) has too few near misses."] : [])
    } + survivors.compactMap { $0 }
  }
}

/// The guest of a lesson as it begins and as it is filled in, with *after* in place of a kata.
private struct KataGuest: Sendable {
  let lesson: Lesson
  let version: SourceTree
  let misses: GuestMisses
  let targets: [String]
  private let files: SourceTree

  var guest: String { "\(lesson.name)Guest" }
  var module: String { "\(lesson.name)Kata" }
  var folder: String { LessonGuest.folder(of: lesson) }

  /// The files of the targets.
  var allFiles: SourceTree {
    files.overlaid(with: version.inside("Sources/\(module)"))
      .overlaid(with: misses.files.inside("Sources/\(guest)"))
  }

  /// - Returns: nil where the lesson has no guest.
  init?(of lesson: Lesson, in workbook: Workbook) throws {
    guard let source = try LessonGuest(of: lesson, in: workbook) else { return nil }
    self.lesson = lesson
    version = try workbook.tree(of: lesson, .after)
    let list = try workbook.text(at: "\(LessonGuest.folder(of: lesson))/\(GuestMisses.fileName)")
    misses = try GuestMisses(of: source, list: list)
    let (kata, guest) = ("\(lesson.name)Kata", "\(lesson.name)Guest")
    let tests = try KataTests(of: lesson, in: workbook).tests(of: source)
    let products = lesson.products(for: tests).map { PackageManifest.product($0) }
    var targets = [PackageManifest.target("target", kata, needs: products)]
    var files = SourceTree(["Sources/\(guest)ToFill/Guest.swift": source.source])
    for name in [guest, "\(guest)ToFill"] {
      let tests = tests.mapping { $0.replacing("import \(guest)\n", with: "import \(name)\n") }
      files = files.overlaid(with: tests.inside("Tests/\(name)Tests"))
      let needs = ["\"\(kata)\""] + products
      targets += [
        PackageManifest.target("target", name, needs: needs),
        PackageManifest.target("testTarget", "\(name)Tests", needs: ["\"\(name)\""] + needs),
      ]
    }
    self.targets = targets
    self.files = files
  }

  func problems(in tests: [RecordedTest]) -> [String] {
    let toFill = tests.filter { $0.id.hasPrefix("\(guest)ToFillTests.") }
    let tried = toFill.filter { !$0.isSkipped }
    return failures(in: tests).map { "\(folder)/AfterGuest.swift does not pass: \($0)." }
      + tried.map { "\(folder)/Guest.swift is tried before it is filled in: \($0.sentence)." }
      + (toFill.isEmpty ? ["\(folder) has no tests."] : [])
  }

  /// The names of the tests that the filled-in guest, or a near miss of it, does not pass.
  func failures(in tests: [RecordedTest]) -> [String] {
    let filled = tests.filter { $0.id.hasPrefix("\(guest)Tests.") }
    return filled.isEmpty ? ["no test ran"] : filled.filter { !$0.isPassed }.map(\.sentence)
  }
}
