import Foundation
import Toolchain

/// The built programs of this package.
final class BuiltPrograms: ProgramRunning {
  private let root: URL
  private var folder: URL?

  /// - Parameters:
  ///   - root: The folder of the package, in which the programs run.
  ///   - folder: The folder with the programs; `nil` builds them when the first one is asked for.
  init(root: URL, in folder: URL?) {
    self.root = root
    self.folder = folder
  }

  func run(_ program: String, _ arguments: [String]) throws -> ProgramRun {
    let folder = try folder ?? built()
    self.folder = folder
    let file = folder.appendingPathComponent(program)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw QuoteError.notBuilt(program)
    }
    let output = try ChildProcess(file.path, arguments, in: root).run()
    return ProgramRun(
      status: output.status, output: output.standardOutput, complaints: output.standardError)
  }

  /// The folder with the running program.
  static var besides: URL {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Builds the programs.
  ///
  /// - Returns: The folder with them.
  private func built() throws -> URL {
    for program in ProgramOutput.programs {
      let output = try swift(["build", "--product", program])
      guard output.status == 0 else { throw QuoteError.notBuilt(program) }
    }
    let path = try swift(["build", "--show-bin-path"]).standardOutput.trimmed
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  private func swift(_ arguments: [String]) throws -> ChildProcess.Output {
    try ChildProcess("swift", arguments, in: root).run()
  }
}
