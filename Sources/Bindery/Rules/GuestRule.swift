import Book
import Foundation
import Practice
import Toolchain

/// What the guests of the katas are to bring can be brought to *after*, and as long as none is filled
/// in, it compiles and is not tried.
///
/// All of them are targets of one package, so that one build tells of all.
struct GuestRule: VerifyRule {
  let name = "guests"

  func problems(in workbook: Workbook) async throws -> [String] {
    let home = workbook.root.appendingPathComponent(".build/verify", isDirectory: true)
    let package = home.appendingPathComponent("guests", isDirectory: true)
    let katas = try Catalogue.lessons.compactMap { try KataGuest(of: $0, in: workbook) }
    let targets = katas.flatMap(\.targets)
    let manifest = PackageManifest.text(name: "guests", book: "../../..", targets: targets)
    let entryPoint = try PackageManifest.entryPoint(in: workbook)
    try katas.map(\.files).reduce(entryPoint) { $0.overlaid(with: $1) }
      .overlaid(with: SourceTree(["Package.swift": manifest])).write(to: package)
    let scratch = home.appendingPathComponent("guests-build", isDirectory: true)
    if let failure = try await PackageBuild(package: package, scratch: scratch).run() {
      return [failure.text]
    }
    let run = TestRun(package: package, scratch: scratch, bundle: "guests", limit: .seconds(20))
    let result = try await run.run()
    return katas.flatMap { kata in
      kata.problems(in: result.recording.tests.filter { $0.id.hasPrefix("\(kata.guest)") })
    }
  }
}

/// The guest of a lesson as it begins and as it is filled in, with *after* in place of a kata.
private struct KataGuest {
  let guest: String
  let targets: [String]
  let files: SourceTree
  private let folder: String

  /// - Returns: nil where the lesson has no guest.
  init?(of lesson: Lesson, in workbook: Workbook) throws {
    guard let source = try LessonGuest(of: lesson, in: workbook) else { return nil }
    let guest = "\(lesson.name)Guest"
    self.guest = guest
    folder = LessonGuest.folder(of: lesson)
    let kata = "\(lesson.name)Kata"
    let tests = try KataTests(of: lesson, in: workbook).tests(of: source)
    let products = lesson.products(for: tests).map { PackageManifest.product($0) }
    var targets = [PackageManifest.target("target", kata, needs: products)]
    var files = try workbook.tree(of: lesson, .after).inside("Sources/\(kata)")
    for (name, text) in [(guest, source.solution), ("\(guest)ToFill", source.source)] {
      let tests = tests.mapping { $0.replacing("import \(guest)\n", with: "import \(name)\n") }
      files = files.overlaid(with: SourceTree(["Guest.swift": text]).inside("Sources/\(name)"))
        .overlaid(with: tests.inside("Tests/\(name)Tests"))
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
    let filled = tests.filter { $0.id.hasPrefix("\(guest)Tests.") }
    let toFill = tests.filter { $0.id.hasPrefix("\(guest)ToFillTests.") }
    let failed = filled.filter { !$0.isPassed }
    let tried = toFill.filter { !$0.isSkipped }
    return failed.map { "\(folder)/AfterGuest.swift does not pass: \($0.sentence)." }
      + tried.map { "\(folder)/Guest.swift is tried before it is filled in: \($0.sentence)." }
      + (filled.isEmpty || toFill.isEmpty ? ["\(folder) has no tests."] : [])
  }
}
