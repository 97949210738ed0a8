import Foundation
import Toolchain

/// The built programs of this package: builds them when the first one is asked for.
final class BuiltPrograms: ProgramRunning {
  private let root: URL
  private let skipsBuild: Bool
  private var known: URL?

  /// - Parameters:
  ///   - root: The folder of the package, in which the programs run.
  ///   - skipsBuild: Takes those that lie beside the running program, as they are.
  init(root: URL, skipsBuild: Bool) {
    self.root = root
    self.skipsBuild = skipsBuild
  }

  func run(_ program: String, _ arguments: [String]) throws -> ChildProcess.Output {
    let folder = try known ?? (skipsBuild ? BuiltPrograms.besides : built())
    known = folder
    let file = folder.appendingPathComponent(program)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw QuoteError.notBuilt(program)
    }
    return try ChildProcess(file.path, arguments, in: root).run()
  }

  /// The folder with the running program.
  private static var besides: URL {
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
