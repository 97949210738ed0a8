import Book
import Foundation
import Storage
import Toolchain

/// Builds a reader's kata, runs its behaviours and judges each of them.
package struct KataCheck: Sendable {
  package let kata: Kata
  /// How long a run may go without any progress before it is ended.
  package let limit: Duration
  /// Whether the design of a kata that passes is compared with *before*'s.
  package let looksAtDesign: Bool

  package init(_ kata: Kata, limit: Duration = .seconds(10), looksAtDesign: Bool = false) {
    self.kata = kata
    self.limit = limit
    self.looksAtDesign = looksAtDesign
  }

  /// Runs the whole check, after any other check of the same kata; cancelling the task ends
  /// everything that it started. Tells its phases on any thread.
  package func run(
    _ phases: @escaping @Sendable (CheckPhase) -> Void = { _ in }
  ) async throws -> Verdict {
    let start = ContinuousClock.now
    try kata.requireStart()
    phases(.starting)
    let lock = try await kata.lock { phases(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    let book = try BookFiles(of: kata)
    let restored = try book.restore()
    // What is built is judged, whatever is saved meanwhile.
    let isUntouched = kata.isUntouched
    let sources = try? kata.sources()
    var verdict: Verdict
    do {
      verdict = try await judged(phases)
      if looksAtDesign, verdict.isPassed, !isUntouched, let sources {
        verdict.isRefactored = try await DesignComparison(of: kata, sources).isRefactored()
      }
      let isAsked = verdict.isPassed && !isUntouched && (verdict.isRefactored || !looksAtDesign)
      if let sources {
        verdict.guest = isAsked ? try await trial(verdict.guest, of: sources) : nil
      }
    } catch let error where error is CancellationError || error is MovedBuild {
      throw error
    } catch {
      let trouble = KataError.unusable(
        "\(kata.path) could not be checked", reason: Reason.of(error))
      verdict = Verdict(of: kata, stopped: "\(trouble)")
    }
    if verdict.outcome != .judged, !kata.isStarted { verdict.outcome = .stopped("\(kata.isGone)") }
    let asked = Set(book.request?.behaviours ?? [])
    let parts = Dictionary(grouping: verdict.behaviours) { asked.contains($0.sentence) }
    verdict.behaviours = (parts[true] ?? []) + (parts[false] ?? [])
    verdict.restored = restored.paths
    verdict.takenAway = restored.takenAway
    verdict.isUntouched = isUntouched
    verdict.duration = ContinuousClock.now - start
    return verdict
  }

  private func judged(_ phases: @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict {
    let outcome = try await kata.build { phases(.building($0)) }
    guard case .notBuilt(let failure)? = outcome, let error = kata.guestError(in: failure) else {
      return try await verdict(outcome, phases)
    }
    // A guest that does not compile is no reason not to judge the kata.
    return try await Kata.withoutGuest {
      var verdict = try await verdict(try await kata.build { phases(.building($0)) }, phases)
      verdict.guest = .fails(error)
      return verdict
    }
  }

  /// - Parameter outcome: Why there is nothing to run, if so.
  private func verdict(
    _ outcome: Verdict.Outcome?, _ phases: @escaping @Sendable (CheckPhase) -> Void
  ) async throws -> Verdict {
    if let outcome { return Verdict(kata: kata, outcome: outcome) }
    var run = run
    if kata.guest != nil { run.filters = ["^\(kata.module)Tests\\."] }
    return try await KataJudge(kata: kata, run: run, phases: phases).verdict()
  }

  /// What became of the question that the guest tries.
  ///
  /// - Parameter known: What the build has told of it.
  private func trial(_ known: GuestTrial?, of sources: SourceTree) async throws -> GuestTrial? {
    guard known == nil, kata.guest != nil else { return known }
    var run = run
    run.filters = ["^\(kata.guestModule)Tests\\."]
    let result = try await run.run()
    let trial = GuestTrial(of: result, result.crash(moduleFolders: kata.folders))
    guard case .works = trial else { return trial }
    return .works(opened: try await kata.opened(in: sources))
  }

  private var run: TestRun {
    TestRun(
      package: kata.folder, scratch: KataBuildFolder(workbook: kata.workbook).url,
      bundle: kata.module, root: kata.workbook.root, limit: limit, memoryLimit: 1 << 30)
  }
}

extension Kata {
  /// Lets only one check at a time work on this kata; called back once if another is running.
  func lock(waiting: () -> Void) async throws -> FolderLock {
    do {
      return try await FolderLock.take(folder, waiting: waiting)
    } catch let error as FileError {
      throw error.isMissingFile
        ? isGone : KataError.unusable("\(path) cannot be read", reason: "\(error)")
    }
  }

  /// Builds the kata with its tests.
  ///
  /// - Returns: Why there is nothing to run; nil when it is built.
  func build(
    _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> Verdict.Outcome? {
    let noSources = KataError.noSources(path, number: lesson.number)
    guard hasSources else { return .stopped("\(noSources)") }
    // The kata's own sources, and those of the book that it needs.
    var modules = [
      module: file(sourcesPath), "\(module)Tests": file(testsPath),
      guestModule: file(guestPath), "\(guestModule)Tests": file(guestTestsPath),
    ]
    for room in lesson.rooms {
      modules[room] = workbook.root.appendingPathComponent("Sources/\(room)")
    }
    let build = PackageBuild(package: folder, root: workbook.root, modules: modules)
    let failure = try await KataBuildFolder(workbook: workbook).run(build, progress: progress)
    guard let failure else { return nil }
    guard hasSources else { return .stopped("\(noSources)") }
    return failure.sentence.map { .stopped($0) } ?? .notBuilt(failure)
  }

  /// The first error of a build that is the guest's; nil if there is none.
  fileprivate func guestError(in failure: BuildFailure) -> GuestFailure? {
    let folders = [guestPath, guestTestsPath].map { "\(path)/\($0)/" }
    let error = failure.errors.first { error in
      folders.contains { error.path?.hasPrefix($0) ?? false }
    }
    return error.map {
      GuestFailure(
        "It does not compile: \($0.message)", place: "\($0.path ?? ""):\($0.line ?? 0)")
    }
  }

  private var hasSources: Bool { !swiftFiles(in: sourcesPath).isEmpty }
}
