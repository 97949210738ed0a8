import Book
import Foundation
import Toolchain

extension ChildProcess.Output {
  /// What a page shows of the run: output, then errors, without blanks at the ends of lines.
  ///
  /// - Throws: ``QuoteError`` if the exit code is not the wanted one.
  func lines(of command: [String], exit wanted: Int32) throws -> [String] {
    guard status == wanted else {
      let words = standardError.lines.first ?? ""
      throw QuoteError(
        "`\(command.joined(separator: " "))` ended with \(status) rather than \(wanted)"
          + (words.isEmpty ? "." : ": \(words)"))
    }
    return [standardOutput, standardError].flatMap { text in
      var lines = text.lines.map { line in
        String(line.reversed().drop(while: \.isWhitespace).reversed())
      }
      while lines.last == "" { lines.removeLast() }
      return lines
    }
  }
}

/// The built programs of this package.
final class BuiltPrograms {
  /// The programs that a page may quote.
  static let quoted = ["arcade", "workbook"]

  private let root: URL
  private var found: URL?

  /// - Parameters:
  ///   - root: The folder of the package, in which the programs run.
  ///   - folder: The folder with the programs; nil builds them when the first one is needed.
  init(root: URL, in folder: URL?) {
    self.root = root
    found = folder
  }

  /// The folder with the running program.
  static var besides: URL {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The folder with the programs; its `Modules` folder contains the modules they are made of.
  func folder() async throws -> URL {
    if let found { return found }
    for program in BuiltPrograms.quoted {
      let build = PackageBuild(package: root, product: program)
      if let failure = try await build.run() {
        throw QuoteError("The program \(program) is not built: \(failure.text)")
      }
    }
    let answer = try await ChildProcess("swift", ["build", "--show-bin-path"], in: root).run(nil)
    let folder = URL(fileURLWithPath: answer.standardOutput.trimmed, isDirectory: true)
    found = folder
    return folder
  }

  func run(_ program: String, _ arguments: [String]) async throws -> ChildProcess.Output {
    let file = try await folder().appendingPathComponent(program)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw QuoteError("The program \(program) is not built: run `swift build`.")
    }
    return try await ChildProcess(file.path, arguments, in: root).run(nil)
  }
}
