import Foundation

/// One run of the compiler over several sources, each unaware of the others.
struct CompilerRun {
  /// The settings of every target of the book that matter here. With other settings for C than
  /// SwiftPM's, the compiler would compile the system's C modules once more.
  private static let settings = [
    "-swift-version", "6",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-g", "-Xcc", "-fPIC", "-Xcc", "-g", "-Xcc", "-fno-omit-frame-pointer",
  ]

  /// On a Mac, only Xcode's own compiler knows where the system's headers are.
  private static let script = """
    if [ -z "${SDKROOT-}" ] && kit=$(xcrun --sdk macosx --show-sdk-path 2> /dev/null); then
      export SDKROOT="$kit"
    fi
    exec "$@"
    """

  private let sources: [String]

  init(_ sources: [String]) {
    self.sources = sources
  }

  /// The compiler's errors in each of the sources, in the order of their lines.
  func errors() async throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-trials-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let files = sources.indices.map { folder.appendingPathComponent("Trial\($0).swift") }
    for (number, file) in files.enumerated() {
      try hiding(sources[number], in: number).write(to: file, atomically: true, encoding: .utf8)
    }
    let built = try CompilerRun.products()
    let arguments =
      ["swiftc", "-typecheck", "-whole-module-optimization", "-diagnostic-style=llvm"]
      + ["-module-name", "Trials", "-I", built.appendingPathComponent("Modules").path]
      + ["-module-cache-path", built.appendingPathComponent("ModuleCache").path]
      + CompilerRun.settings + files.map(\.path)
    let said = try await run(arguments, in: folder)

    var answers = Array(repeating: [(line: Int, column: Int, text: String)](), count: files.count)
    for match in said.matches(of: /(?m)Trial(\d+)\.swift:(\d+):(\d+): error: (.+?)(?: \[#\w+\])?$/)
    {
      guard let number = Int(match.1), let line = Int(match.2), let column = Int(match.3) else {
        continue
      }
      answers[number].append((line, column, String(match.4.replacing(/__\d+\b/, with: ""))))
    }
    if answers.allSatisfy(\.isEmpty), said.contains("error:") {
      throw CompilerFailure(description: said)
    }
    return answers.map { answer in
      answer.sorted { ($0.line, $0.column) < ($1.line, $1.column) }.map(\.text)
    }
  }

  /// A source in which declared types have unique names and everything else at the top level is
  /// private, so that two sources may declare the same names.
  private func hiding(_ source: String, in number: Int) -> String {
    let type =
      /(?m)^(?:@\w+ |[a-z]+ )*(?:struct|class|enum|protocol|actor|typealias) +([A-Z]\w*)/
    let types = Set(source.matches(of: type).map { String($0.1) })
    let renamed = source.replacing(/\b[A-Z]\w*/) { word in
      types.contains(String(word.0)) ? "\(word.0)__\(number)" : String(word.0)
    }
    return
      renamed
      .replacing(/(?m)^((?:@\w+ )?)((?:func|let|var) )/) { "\($0.1)private \($0.2)" }
      .replacing(/(?m)^extension [^:{]+\{/) { extended in
        extended.0.contains("__\(number)") ? String(extended.0) : "fileprivate \(extended.0)"
      }
  }

  /// Writes the compiler's output to a file, so that no pipe can block.
  private func run(_ arguments: [String], in folder: URL) async throws -> String {
    let words = folder.appendingPathComponent("words")
    try Data().write(to: words)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", CompilerRun.script, "sh"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: words)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    return try String(contentsOf: words, encoding: .utf8)
  }

  /// The folder of build products of the running tests.
  private static func products() throws -> URL {
    final class Marker {}
    // By its real path, as SwiftPM knows it: the compiler's cache depends on that path.
    let bundle = Bundle(for: Marker.self).bundleURL
    guard let real = realpath(bundle.path, nil) else {
      throw CompilerFailure(description: "\(bundle.path) is gone.")
    }
    defer { free(real) }
    var folder = URL(fileURLWithPath: String(cString: real))
    while folder.pathComponents.count > 1 {
      let modules = folder.appendingPathComponent("Modules").path
      if FileManager.default.fileExists(atPath: modules) { return folder }
      folder.deleteLastPathComponent()
    }
    throw CompilerFailure(description: "There is no folder of modules beside the tests.")
  }
}

/// The compiler could not be run.
struct CompilerFailure: Error, CustomStringConvertible {
  let description: String
}
