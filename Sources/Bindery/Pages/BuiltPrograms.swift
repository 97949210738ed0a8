import Book
import Foundation
import Text
import Toolchain

struct BuiltPrograms: Sendable {
  /// The programs that a page may quote.
  static let quoted = ["arcade", "workbook"]

  /// The folder of the package, in which the programs run.
  let root: URL
  /// The folder with the programs; its `Modules` folder contains their modules.
  let folder: URL

  /// The programs beside the running one, or those of the package's own build, which are built
  /// first: `swift run` builds only the program that it runs. Any other build has made all of them.
  static func current(in root: URL) async throws -> BuiltPrograms {
    let own = root.appendingPathComponent(".build/debug")
    let running = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let folder = running.withoutLinks.deletingLastPathComponent()
    guard folder.path == own.resolvingSymlinksInPath().path else {
      return BuiltPrograms(root: root, folder: folder)
    }
    for program in quoted {
      let build = try await ChildProcess(
        "swift", ["build", "--build-system", "native", "--product", program], in: root
      ).run(nil)
      guard build.status != 0 else { continue }
      let failure = BuildFailure(
        printed: build.standardError + build.standardOutput, root: root, scratch: own)
      throw AuthorError("The program \(program) is not built: \(failure.text)")
    }
    return BuiltPrograms(root: root, folder: own)
  }

  /// The lines that a page shows of a run: output, then errors, without blanks at the ends of
  /// lines.
  ///
  /// - Throws: ``AuthorError`` if the exit code is not the wanted one.
  func lines(of command: [String], exit wanted: Int32 = 0) async throws -> [String] {
    let program = command.first ?? ""
    guard BuiltPrograms.quoted.contains(program) else {
      throw AuthorError(
        "“\(program)” is not a program of this package: quote the output of arcade or workbook.")
    }
    let file = folder.appendingPathComponent(program)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw AuthorError("The program \(program) is not built: run `swift build`.")
    }
    let run = try await ChildProcess(file.path, Array(command.dropFirst()), in: root).run(nil)
    guard run.status == wanted else {
      throw AuthorError(
        "`\(command.joined(separator: " "))` ended with \(run.status) rather than \(wanted): "
          + run.standardError.prefix { $0 != "\n" })
    }
    return [run.standardOutput, run.standardError].flatMap { text in
      var lines = text.lines.map { $0.replacing(#/\s+$/#, with: "") }
      while lines.last == "" { lines.removeLast() }
      return lines
    }
  }
}
