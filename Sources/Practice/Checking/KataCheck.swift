import Book
import Foundation
import Toolchain

/// Builds a reader's kata, runs its tests and judges each of its behaviours.
package struct KataCheck: Sendable {
  package let kata: Kata
  /// How long a run may go without progress before it is stopped.
  package let limit: Duration

  package init(_ kata: Kata, limit: Duration = .seconds(10)) {
    self.kata = kata
    self.limit = limit
  }

  /// Runs the whole check, after any other check of the same kata. Cancelling the task ends
  /// everything that it started. Reports its phases on any thread.
  package func run(
    _ phases: @escaping @Sendable (CheckPhase) -> Void = { _ in }
  ) async throws -> Verdict {
    let start = ContinuousClock.now
    try kata.requireStart()
    phases(.starting)
    var verdict: Verdict
    do {
      verdict = try await kata.withLock {
        phases(.waiting)
      } work: {
        try await judged(phases)
      }
    } catch let error where error is CancellationError || error is MovedBuild {
      throw error
    } catch let error as KataError {
      verdict = Verdict(of: kata, stopped: "\(error)")
    } catch {
      let trouble = KataError.failed(
        "\(kata.path) could not be checked", reason: Reason.of(error))
      verdict = Verdict(of: kata, stopped: "\(trouble)")
    }
    verdict.duration = ContinuousClock.now - start
    return verdict
  }

  /// Judges the present files, with the book's own files restored.
  private func judged(_ phases: @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict {
    let book = try BookFiles(of: kata)
    let restored = try book.restore()
    let files = try kata.readersFiles()
    var verdict = try await verdict([], phases)
    verdict.restored = restored
    verdict.files = files
    verdict.isUntouched = try kata.isBeginning(kata.sources(of: files))
    if verdict.isUntouched { verdict.guest = nil }
    if case .stopped = verdict.outcome { return verdict }
    // Files saved meanwhile may or may not have been built, so such a verdict would mean nothing.
    let isSame =
      (try? kata.readersFiles()) == files && (try? book.damage().isEmpty) == true
      && (try? BookFiles(of: kata))?.requests == book.requests
    if !isSame { verdict.outcome = .stopped("\(KataError.changedWhileChecking(kata.path))") }
    if case .notBuilt(let failure) = verdict.outcome {
      verdict.remarks = kata.encodingRemarks() + kata.losses(in: failure)
    }
    if verdict.outcome == .judged { verdict.warnings = kata.warnings }
    // The behaviours of the latest change come first.
    let asked = book.requests?.last?.behaviours ?? []
    verdict.behaviours =
      verdict.behaviours.filter { asked.contains($0.sentence) }
      + verdict.behaviours.filter { !asked.contains($0.sentence) }
    return verdict
  }

  /// Builds and runs. Parts that the behaviours do not need are left out if they do not compile, so
  /// that the kata is still judged.
  private func verdict(
    _ leftOut: [LeftOut], _ phases: @escaping @Sendable (CheckPhase) -> Void
  ) async throws -> Verdict {
    if let outcome = try await kata.build(without: leftOut, { phases(.building($0)) }) {
      guard case .notBuilt(let failure) = outcome,
        let part = LeftOut.allCases.first(where: { part in
          !leftOut.contains(part) && failure.error(in: part.folders(of: kata)) != nil
        })
      else { return Verdict(kata: kata, outcome: outcome) }
      var verdict = try await verdict(leftOut + [part], phases)
      switch part {
      case .guest:
        verdict.guest = failure.error(in: part.folders(of: kata)).map(GuestTrial.init(failing:))
      case .mine: verdict.ownFailure = failure
      }
      return verdict
    }
    var run = TestRun(
      package: kata.folder, scratch: kata.buildFolder, bundle: kata.module,
      root: kata.workbook.root, limit: limit, memoryLimit: 1 << 30)
    run.environment = kata.environment(without: leftOut)
    let verdict = try await KataJudge(kata: kata, run: run, phases: phases).verdict()
    guard let ending = verdict.endedEarly, leftOut.isEmpty else { return verdict }
    return try await self.verdict(endedEarly: ending, phases) ?? verdict
  }

  /// Judges without the parts that end the process before the first test, as a guest can when the
  /// tests ask whether there is something to try; nil if leaving parts out does not help.
  private func verdict(
    endedEarly ending: String, _ phases: @escaping @Sendable (CheckPhase) -> Void
  ) async throws -> Verdict? {
    for parts in [[LeftOut.guest], [.mine], [.guest, .mine]] {
      var verdict = try await verdict(parts, phases)
      guard verdict.outcome == .judged else { continue }
      if parts.contains(.guest) {
        verdict.guest = .fails("Its tests do not start: \(ending)")
      }
      if parts.contains(.mine) { verdict.ownTrouble = "They do not start: \(ending)" }
      return verdict
    }
    return nil
  }
}

/// A part without which a kata can still be judged.
enum LeftOut: String, CaseIterable {
  case guest, mine

  func folders(of kata: Kata) -> [String] {
    switch self {
    case .guest: [kata.guestPath, kata.guestTestsPath]
    case .mine: [kata.minePath]
    }
  }

}

extension Kata {
  /// The environment for its manifest. If the manifest is the reader's, it also says whether the
  /// tests use the guest, which is then never left out.
  fileprivate func environment(without parts: [LeftOut]) -> [String: String] {
    let words = parts.map(\.rawValue).sorted().joined(separator: ",")
    var environment = parts.isEmpty ? [:] : [PackageManifest.leftOutVariable: words]
    if hasLayers, (try? asksGuest()) == true {
      environment[PackageManifest.asksGuestVariable] = "yes"
    }
    return environment
  }
}

extension BuildFailure {
  /// The first error in some folders of a kata.
  fileprivate func error(in folders: [String]) -> CompilerMessage? {
    errors.first { error in folders.contains { error.place?.path.contains("/\($0)/") ?? false } }
  }
}

extension Kata {
  /// Builds the kata with its tests.
  ///
  /// - Returns: Why there is nothing to run; nil when it is built.
  func build(
    without parts: [LeftOut] = [], _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> Verdict.Outcome? {
    try requireSources()
    if let refusal = try refusal() { return .stopped(refusal) }
    var build = PackageBuild(
      package: folder, root: workbook.root, scratch: buildFolder, modules: modules)
    build.environment = environment(without: parts)
    // The check takes a third of a second, and a single module has nothing to import.
    build.checksImports = hasLayers
    guard let failure = try await run(build, progress: progress) else { return nil }
    try requireSources()
    return failure.sentence.map { .stopped($0) } ?? .notBuilt(failure)
  }

  /// The modules that a build may compile, each after those it uses.
  private var modules: [SourceModule] {
    lesson.rooms(in: workbook)
      + [SourceModule("LoopbackSupport", workbook.root.appendingPathComponent(Lesson.servers))]
      + moduleFolders.map { SourceModule($0.name, file($0.path)) }
      + [SourceModule(TestEntryPoint.target, file("\(PackageManifest.entryPointPath)/Tests"))]
  }

  /// Its own modules with their folders, as paths in the kata.
  private var moduleFolders: [(name: String, path: String)] {
    ownModules + [
      (guestModule, guestPath), ("\(module)Tests", testsPath),
      ("\(guestModule)Tests", guestTestsPath), (mineModule, minePath),
    ]
  }

  /// The compiler's last warnings about the reader's files.
  fileprivate var warnings: [CompilerMessage] {
    let folders = [sourcesPath, guestPath, minePath].map { "\(path)/\($0)/" }
    return PackageBuild.warnings(in: buildFolder).filter { warning in
      folders.contains { warning.place?.path.hasPrefix($0) ?? false }
    }
  }

  /// The folders in the book that may hold a module's files.
  func folders(ofModule name: String) -> [String] {
    moduleFolders.first { $0.name == name }.map { ["\(path)/\($0.path)"] }
      ?? ["Sources/\(name)", "Tests/\(name)"]
  }

  /// The files of *before* that are missing or empty when the compiler cannot find what they
  /// declare.
  fileprivate func losses(in failure: BuildFailure) -> [String] {
    guard let before = try? beginning(), let mine = try? sources() else { return [] }
    return before.paths.filter { path in
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return mine[path]?.contains { !$0.isWhitespace } != true
        && failure.errors.contains { $0.message.contains("'\(name)' in scope") }
    }.map {
      "\($0) is missing or empty in your kata; the original is in \(lesson.sources(.before))."
    }
  }
}
