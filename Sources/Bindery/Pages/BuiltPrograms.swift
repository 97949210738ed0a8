import Book
import Foundation
import Toolchain

/// Runs a program of this package until it ends.
protocol ProgramRunning {
  func run(_ program: String, _ arguments: [String]) async throws -> ProgramRun
}

/// How a program ended, and what it printed.
struct ProgramRun: Hashable {
  let status: Int32
  var output = ""
  var complaints = ""

  /// What a page shows of the run: output, then errors, without blanks at the ends of lines.
  ///
  /// - Throws: ``QuoteError`` if the exit code is not the wanted one.
  func lines(of command: [String], exit wanted: Int32) throws -> [String] {
    guard status == wanted else {
      throw QuoteError.wrongExit(
        command.joined(separator: " "), wanted: wanted, got: status,
        said: complaints.lines.first ?? "")
    }
    return ProgramRun.shown(output) + ProgramRun.shown(complaints)
  }

  private static func shown(_ text: String) -> [String] {
    var lines = text.lines.map { line in
      String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// The built programs of this package.
final class BuiltPrograms: ProgramRunning {
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
      if case .failed(let failure) = try await build.run() {
        throw QuoteError.notBuilt(program, reason: failure.text)
      }
    }
    let answer = try await ChildProcess("swift", ["build", "--show-bin-path"], in: root).run(nil)
    let folder = URL(fileURLWithPath: answer.standardOutput.trimmed, isDirectory: true)
    found = folder
    return folder
  }

  func run(_ program: String, _ arguments: [String]) async throws -> ProgramRun {
    let file = try await folder().appendingPathComponent(program)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw QuoteError.notBuilt(program, reason: "run `swift build`.")
    }
    let output = try await ChildProcess(file.path, arguments, in: root).run(nil)
    return ProgramRun(
      status: output.status, output: output.standardOutput, complaints: output.standardError)
  }
}
