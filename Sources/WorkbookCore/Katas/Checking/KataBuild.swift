import Foundation
import Toolchain

/// Builds a kata with the toolchain's own `swift build`, so that what it made serves `swift test` too.
struct KataBuild {
  let kata: Kata
  var environment: [String: String?] = [:]
  var ifInterrupted: (@Sendable () -> Void)?

  enum Outcome {
    case built
    case notBuilt(CompilerMessages)
    /// With a sentence that says why, and what to do.
    case stopped(String)
  }

  func run(phases: @escaping @Sendable (TestPhase) -> Void) async throws -> Outcome {
    guard hasSources else {
      return .stopped(KataError.noSources(kata.path, number: kata.lesson.number).description)
    }
    var shortcut = KataShortcut(kata: kata, program: program)
    shortcut.environment = environment
    shortcut.ifInterrupted = ifInterrupted
    if try await shortcut.run(phases: phases) { return .built }
    var child = ChildProcess("swift", ["build", "--build-tests"], in: kata.folder)
    child.environment = environment
    child.ifInterrupted = ifInterrupted
    child.outputLimit = 4 << 20
    let output = try await child.run { line in
      if let phase = TestPhase(line: line.text) { phases(phase) }
    }
    guard output.status != 0 else { return .built }
    let printed = output.standardError + output.standardOutput
    if let trouble = trouble(in: printed) { return .stopped(trouble) }
    let messages = CompilerMessages(in: printed, root: kata.workbook.root)
    if messages.errors.isEmpty, let words = messages.complaints.first {
      return .stopped(KataError.notBuildable(kata.path, says: words).description)
    }
    return .notBuilt(messages)
  }

  /// The program that the build makes of the tests; a bundle on macOS.
  var program: URL {
    built.appendingPathComponent("\(kata.module)PackageTests.xctest")
  }

  private var built: URL { kata.folder.appendingPathComponent(".build/debug", isDirectory: true) }

  private var hasSources: Bool {
    let folder = kata.folder.appendingPathComponent(kata.sourcesPath, isDirectory: true)
    return !SwiftModule("", in: folder).sources.isEmpty
  }

  /// What stopped a build that is no fault of the code, in a sentence.
  private func trouble(in printed: String) -> String? {
    let manager = FileManager.default
    let folder = kata.folder.path
    let error: KataError? =
      if !manager.fileExists(atPath: folder) {
        .goneWhileChecking(kata.path, number: kata.lesson.number)
      } else if !kata.isStarted || !hasSources {
        .changedWhileChecking(kata.path)
      } else if ["No space left on device", "I/O error (code: \(ENOSPC))"].contains(
        where: printed.contains)
      {
        .noSpace(kata.path)
      } else if !manager.isWritableFile(atPath: folder) || KataBuild.tellsOfNoWriting(printed) {
        .readOnly(kata.path)
      } else {
        nil
      }
    return error?.description
  }

  private static func tellsOfNoWriting(_ printed: String) -> Bool {
    let signs = [
      "Read-only file system", "Permission denied", "readonly database",
      "You don’t have permission to save", "I/O error (code: \(EROFS))",
      "I/O error (code: \(EACCES))", "error: invalid access to ",
    ]
    return signs.contains(where: printed.contains)
  }
}

// MARK: - Builds that may be stale

/// Adding a stored property can leave an incremental build that crashes: SwiftPM compiles too little
/// again. A build of the kata's own modules from the start is beyond that doubt.
extension KataBuild {
  /// Whether what is built now was built from the start.
  var isClean: Bool {
    guard let identity = program.identity else { return false }
    return (try? String(contentsOf: note, encoding: .utf8)) == identity
  }

  /// Takes away what was compiled of the kata's own modules, so that the next build compiles it anew.
  func clean() {
    let manager = FileManager.default
    for module in [kata.module, "\(kata.module)Tests"] {
      let folder = built.appendingPathComponent("\(module).build", isDirectory: true)
      for name in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? [] {
        guard [".o", ".swiftdeps", ".priors"].contains(where: name.hasSuffix) else { continue }
        try? manager.removeItem(at: folder.appendingPathComponent(name))
      }
    }
  }

  /// Remembers that what is built now was built from the start.
  func noteClean() {
    guard let identity = program.identity else { return }
    try? Data(identity.utf8).write(to: note)
  }

  private var note: URL { kata.folder.appendingPathComponent(".build/built-from-the-start") }
}

extension URL {
  /// What changes with every new file at this path: its number, size and time.
  fileprivate var identity: String? {
    guard let values = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    let date = (values[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(values[.systemFileNumber] ?? "") \(values[.size] ?? "") \(date)"
  }
}
