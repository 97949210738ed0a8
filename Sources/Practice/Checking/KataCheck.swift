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
  /// What is put into a kata that is not the reader's, when it is this check's turn, by path in it.
  package let files: SourceTree?

  package init(
    _ kata: Kata, limit: Duration = .seconds(10), looksAtDesign: Bool = false,
    files: SourceTree? = nil
  ) {
    self.kata = kata
    self.limit = limit
    self.looksAtDesign = looksAtDesign
    self.files = files
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
    try KataError.telling("\(kata.path) could not be made") { try files?.write(to: kata.folder) }
    let book = try BookFiles(of: kata)
    let restored = try book.restore()
    let readers = try? kata.readersFiles()
    let isUntouched = kata.isUntouched
    let sources = isUntouched ? nil : try? kata.sources()
    var verdict: Verdict
    do {
      verdict = try await judgedWithDesign(of: sources, phases)
    } catch let error where error is CancellationError || error is MovedBuild {
      throw error
    } catch let error as KataError {
      verdict = Verdict(of: kata, stopped: "\(error)")
    } catch {
      let trouble = KataError.failed(
        "\(kata.path) could not be checked", reason: Reason.of(error))
      verdict = Verdict(of: kata, stopped: "\(trouble)")
    }
    // What was saved meanwhile may have been built or not: such a verdict is about nothing in particular.
    let isStopped = if case .stopped = verdict.outcome { true } else { false }
    let isSame =
      (try? kata.readersFiles()) == readers && (try? book.damage().isEmpty) == true
      && TakenRequest.Names(in: kata) == book.names
    if !isStopped, !isSame {
      verdict.outcome = .stopped("\(KataError.changedWhileChecking(kata.path))")
    }
    complete(&verdict, lock, asked: book.request?.behaviours ?? [])
    verdict.restored = restored
    verdict.isUntouched = isUntouched
    verdict.duration = ContinuousClock.now - start
    return verdict
  }

  /// Judges the behaviours and, where all pass, the design and the guest's question.
  ///
  /// - Parameter sources: All of the reader's; nil where nothing is changed, or they cannot be read.
  private func judgedWithDesign(
    of sources: SourceTree?, _ phases: @escaping @Sendable (CheckPhase) -> Void
  ) async throws -> Verdict {
    async let early = design(of: sources)
    var verdict = try await judged(phases)
    let guest = verdict.guest
    verdict.guest = nil
    guard verdict.isPassed, let sources else { return verdict }
    if looksAtDesign {
      var answer = try await early
      if answer == nil { answer = try await kata.isRefactored(sources) }
      // The code differs, and nobody is blamed for what we cannot see.
      verdict.isRefactored = answer ?? true
      if answer == nil { verdict.remarks.append(KataCheck.unknownDesign) }
    }
    if verdict.isRefactored || !looksAtDesign {
      verdict.guest = if let guest { guest } else { try await trial(of: sources) }
    }
    return verdict
  }

  /// Adds to a verdict what is known without waiting. In ``run(_:)`` the compiler would generate this
  /// code once for each point where it may go on after waiting.
  ///
  /// - Parameter asked: The behaviours that an open request asks for, which come first.
  private func complete(_ verdict: inout Verdict, _ lock: FolderLock, asked: [String]) {
    // What was judged is then on the shelf, or was removed, and not the kata that is there now.
    if !lock.isStill(at: kata.folder) { verdict.outcome = .stopped("\(kata.isGone)") }
    let parts = Dictionary(grouping: verdict.behaviours) { asked.contains($0.sentence) }
    verdict.behaviours = (parts[true] ?? []) + (parts[false] ?? [])
    if case .notBuilt(let failure) = verdict.outcome {
      verdict.remarks = kata.encodingRemarks() + kata.losses(in: failure)
    }
    if verdict.outcome == .judged { verdict.warnings = kata.warnings }
  }

  private static let unknownDesign =
    "The compiler could not show the design of your kata, so it counts as different from before's."

  /// Whether the design is another than before's; nil where the compiler cannot tell, or nobody asks.
  ///
  /// It needs the rooms' modules, and those of the last build will do: so it can begin while SwiftPM
  /// still plans the next one.
  private func design(of sources: SourceTree?) async throws -> Bool? {
    guard looksAtDesign, let sources else { return nil }
    return try await kata.isRefactored(sources)
  }

  private func judged(_ phases: @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict {
    if let outcome = try await kata.build({ phases(.building($0)) }) {
      guard case .notBuilt(let failure) = outcome, !Kata.isWithoutGuest,
        let trial = kata.guestFailure(in: failure)
      else { return Verdict(kata: kata, outcome: outcome) }
      // A guest that does not compile is no reason not to judge the kata.
      var verdict = try await Kata.withoutGuest { try await judged(phases) }
      verdict.guest = trial
      return verdict
    }
    let run = run(of: kata.guest == nil ? nil : kata.module)
    return try await KataJudge(kata: kata, run: run, phases: phases).verdict()
  }

  /// What became of the question that the guest tries; nil where the lesson has none.
  private func trial(of sources: SourceTree) async throws -> GuestTrial? {
    guard kata.guest != nil else { return nil }
    let result = try await run(of: kata.guestModule).run()
    let trial = GuestTrial(of: result, result.crash(moduleFolders: kata.folders))
    guard case .works = trial else { return trial }
    return .works(opened: try await kata.opened(in: sources))
  }

  private func run(of module: String?) -> TestRun {
    var run = TestRun(
      package: kata.folder, scratch: kata.buildFolder,
      bundle: kata.packageName, root: kata.workbook.root, limit: limit, memoryLimit: 1 << 30)
    if let module { run.filters = ["^\(module)Tests\\."] }
    return run
  }
}

extension Kata {
  /// Lets only one check at a time work on this kata; called back once if another is running.
  func lock(waiting: () -> Void) async throws -> FolderLock {
    do {
      let lock = try await FolderLock.take(folder, waiting: waiting)
      // While this one waited, the folder may have been moved, and another one made.
      return lock.isStill(at: folder) ? lock : try await FolderLock.take(folder, waiting: {})
    } catch let error as FileError {
      throw error.isMissingFile
        ? isGone : KataError.failed("\(path) cannot be read", reason: "\(error)")
    }
  }

  /// Builds the kata with its tests.
  ///
  /// - Returns: Why there is nothing to run; nil when it is built.
  func build(
    _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> Verdict.Outcome? {
    try requireSources()
    if let refusal = try refusal() { return .stopped(refusal) }
    let build = PackageBuild(package: folder, root: workbook.root, modules: modules)
    guard let failure = try await run(build, progress: progress) else { return nil }
    try requireSources()
    return failure.sentence.map { .stopped($0) } ?? .notBuilt(failure)
  }

  /// What a build of it may compile; those that use others come last.
  private var modules: [SourceModule] {
    lesson.rooms(in: workbook)
      + [SourceModule("LoopbackSupport", workbook.root.appendingPathComponent(Lesson.servers))]
      + moduleFolders.map { SourceModule($0, file($1)) }
      + [SourceModule(TestEntryPoint.target, file("\(PackageManifest.entryPointPath)/Tests"))]
  }

  /// Its own modules with their folders, as paths in the kata.
  private var moduleFolders: KeyValuePairs<String, String> {
    [
      module: sourcesPath, guestModule: guestPath, "\(module)Tests": testsPath,
      "\(guestModule)Tests": guestTestsPath,
    ]
  }

  /// What the compiler warned of in the reader's files when it compiled them last.
  fileprivate var warnings: [CompilerWarning] {
    let folders = [sourcesPath, guestPath].map { "\(path)/\($0)/" }
    return PackageBuild.warnings(in: buildFolder).filter { warning in
      folders.contains(where: warning.path.hasPrefix)
    }
  }

  /// The folders in the book that may hold a module's files.
  func folders(ofModule name: String) -> [String] {
    moduleFolders.first { $0.key == name }.map { ["\(path)/\($0.value)"] }
      ?? ["Sources/\(name)", "Tests/\(name)"]
  }

  /// The files of *before* that are missing or empty, where the compiler looks for what they declare.
  fileprivate func losses(in failure: BuildFailure) -> [String] {
    guard let before = try? beginning(), let mine = try? sources() else { return [] }
    return before.paths.filter { path in
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return mine[path]?.contains { !$0.isWhitespace } != true
        && failure.errors.contains { $0.message.contains("'\(name)' in scope") }
    }.map {
      "\($0) is missing or empty in your kata; before has it in \(lesson.sources(.before))."
    }
  }

  /// The guest's first error in a build; nil if there is none.
  fileprivate func guestFailure(in failure: BuildFailure) -> GuestTrial? {
    let folders = [guestPath, guestTestsPath].map { "\(path)/\($0)/" }
    let error = failure.errors.first { error in
      folders.contains { error.path?.hasPrefix($0) ?? false }
    }
    return error.map {
      .fails("It does not compile: \($0.message)", place: "\($0.path ?? ""):\($0.line ?? 0)")
    }
  }
}
