import Book
import Foundation
import Practice
import Toolchain

/// Checks that each kata's guest can be filled in for the *after* version; that until then it
/// compiles and is not tried; and that its tests refuse the near misses listed beside them.
///
/// All of them are targets of one package, so that one build checks all.
struct GuestRule: VerifyRule {
  let name = "guests"

  func problems(in workbook: Workbook) async throws -> [String] {
    let home = workbook.root.appendingPathComponent(".build/verify", isDirectory: true)
    let package = home.appendingPathComponent("guests", isDirectory: true)
    let katas = try workbook.lessons.compactMap { try KataGuest(of: $0, in: workbook) }
    var files = try katas.map(\.files)
      .reduce(PackageManifest.entryPoint(in: workbook)) { $0.overlaid(with: $1) }
    files["Package.swift"] = PackageManifest.text(
      name: "guests", book: "../../..", targets: katas.flatMap(\.targets))
    try files.write(to: package)
    let scratch = home.appendingPathComponent("guests-build", isDirectory: true)
    // The rooms, too: a new file in one of them is a reason to plan the build again.
    var modules: [SourceModule] = []
    for room in workbook.lessons.flatMap({ $0.rooms(in: workbook) })
    where !modules.contains(where: { $0.name == room.name }) {
      modules.append(room)
    }
    modules += katas.flatMap(\.modules).map {
      SourceModule($0.name, package.appendingPathComponent($0.path))
    }
    let build = PackageBuild(package: package, scratch: scratch, modules: modules)
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
    return katas.flatMap { $0.problems(in: tests) } + survivors.compactMap(\.self)
  }
}

/// A lesson's guest, empty and filled in, with the *after* version in place of a kata.
private struct KataGuest: Sendable {
  /// The name of the filled-in guest's module.
  let guest: String
  /// Its folder in the book.
  let folder: String
  let misses: GuestMisses
  /// The targets for the manifest, their folders and their files in the package.
  private(set) var targets: [String]
  private(set) var modules: [(name: String, path: String)]
  private(set) var files: SourceTree

  /// - Returns: Nil if the lesson has no guest.
  init?(of lesson: Lesson, in workbook: Workbook) throws {
    guard let source = try LessonGuest(of: lesson, in: workbook) else { return nil }
    let kata = "\(lesson.name)Kata"
    guest = "\(lesson.name)Guest"
    folder = LessonGuest.folder(of: lesson)
    misses = try GuestMisses(
      of: source, list: workbook.text(at: "\(folder)/\(GuestMisses.fileName)"))
    let tests = try KataTests(of: lesson, in: workbook).tests(of: source)
    let products = lesson.products(for: tests).map { PackageManifest.product($0) }
    let after = try workbook.tree(of: lesson, .after)
    let layers = Layers(in: after[Layers.manifest] ?? "", where: lesson.layers.contains).all
    targets =
      layers.isEmpty
      ? [PackageManifest.target("target", kata, needs: products)]
      : layers.map { layer in
        PackageManifest.target(
          "target", layer.name, needs: layer.uses.sorted().map { "\"\($0)\"" } + products,
          path: "Sources/\(kata)/\(layer.folder)")
      }
    modules =
      layers.isEmpty
      ? [(kata, "Sources/\(kata)")]
      : layers.map { ($0.name, "Sources/\(kata)/\($0.folder)") }
    files = after.keeping { path, _ in path != Layers.manifest }.inside("Sources/\(kata)")
    let toFill = SourceTree(["Guest.swift": source.source])
    for (name, sources) in [(guest, misses.files), ("\(guest)ToFill", toFill)] {
      let tests = tests.mapping { $0.replacing("import \(guest)\n", with: "import \(name)\n") }
      let needs =
        ([kata] + layers.map(\.name).filter { $0 != kata }).map { "\"\($0)\"" } + products
      targets += [
        PackageManifest.target("target", name, needs: needs),
        PackageManifest.target("testTarget", "\(name)Tests", needs: ["\"\(name)\""] + needs),
      ]
      modules += [(name, "Sources/\(name)"), ("\(name)Tests", "Tests/\(name)Tests")]
      files = files.overlaid(with: sources.inside("Sources/\(name)"))
        .overlaid(with: tests.inside("Tests/\(name)Tests"))
    }
  }

  func problems(in tests: [RecordedTest]) -> [String] {
    let toFill = tests.filter { $0.id.hasPrefix("\(guest)ToFillTests.") }
    let tried = toFill.filter { !$0.isSkipped }
    return failures(in: tests).map { "\(folder)/AfterGuest.swift does not pass: \($0)." }
      + tried.map { "\(folder)/Guest.swift is tried before it is filled in: \($0.sentence)." }
      + (toFill.isEmpty ? ["\(folder) has no tests."] : [])
  }

  /// The tests that the filled-in guest, or a near miss of it, does not pass.
  func failures(in tests: [RecordedTest]) -> [String] {
    let filled = tests.filter { $0.id.hasPrefix("\(guest)Tests.") }
    return filled.isEmpty ? ["no test ran"] : filled.filter { !$0.isPassed }.map(\.sentence)
  }
}
