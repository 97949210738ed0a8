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
    case stopped(String)
  }

  func run(phases: @escaping @Sendable (TestPhase) -> Void) async throws -> Outcome {
    var child = ChildProcess("swift", ["build", "--build-tests"], in: kata.folder)
    child.environment = environment
    child.ifInterrupted = ifInterrupted
    child.outputLimit = 4 << 20
    let output = try await child.run { line in
      if let phase = TestPhase(line: line.text) { phases(phase) }
    }
    guard output.status != 0 else { return .built }
    let printed = output.standardError + output.standardOutput
    let messages = CompilerMessages(in: printed, root: kata.workbook.root)
    if let trouble = trouble(in: printed, hasErrors: !messages.errors.isEmpty) {
      return .stopped(trouble)
    }
    return .notBuilt(messages)
  }

  /// What stopped the build that is no fault of the code, in a sentence.
  private func trouble(in printed: String, hasErrors: Bool) -> String? {
    if !FileManager.default.fileExists(atPath: kata.folder.path) {
      return KataError.goneWhileChecking(kata.path, number: kata.lesson.number).description
    }
    if printed.contains("No space left on device") {
      return KataError.noSpace(kata.path).description
    }
    return nil
  }

  /// The program that the build makes of the tests; a bundle on macOS.
  var program: URL {
    kata.folder.appendingPathComponent(".build/debug/\(kata.module)PackageTests.xctest")
  }
}
