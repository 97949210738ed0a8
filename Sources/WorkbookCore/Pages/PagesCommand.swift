import Foundation
import Toolchain

/// `workbook pages`: keeps what the pages quote as it really is.
public struct PagesCommand: WorkbookCommand {
  public let name = "pages"
  public let summary = "Bring what the pages quote up to date"
  public let help = """
    Usage: workbook pages [--check] [--skip-build]

    Brings the code, the diagrams and the output that the pages quote up to date.

      --check       Change nothing: say what is out of date or against the rules.
      --skip-build  Run the programs that lie beside this one as they are.
    """

  public init() {}

  public func run(
    _ arguments: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    let checks = arguments.contains("--check")
    let folder = try arguments.contains("--skip-build") ? beside() : built(in: workbook)
    let programs = ProgramOutput(folder: folder, root: workbook.root)
    let proofs = try Proofreader(root: workbook.root).proofs(running: programs)
    for proof in proofs {
      if !checks, proof.corrected != proof.page {
        let file = workbook.root.appendingPathComponent(proof.page.path)
        try Data(proof.corrected.text.utf8).write(to: file, options: .atomic)
        let count = proof.problems.count { $0.isStale }
        console.write("\(proof.page.path): brought \(count) of \(proof.quotes) up to date.\n")
      }
      for problem in proof.problems where checks || !problem.isStale {
        console.writeError("\(problem)\n")
      }
    }
    return proofs.flatMap(\.problems).allSatisfy { !checks && $0.isStale }
  }

  /// The folder of the running program, with its neighbours.
  private func beside() -> URL {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private func built(in workbook: Workbook) throws -> URL {
    for product in ProgramOutput.programs {
      let build = try ChildProcess("swift", ["build", "--product", product], in: workbook.root)
        .run()
      guard build.status == 0 else { throw QuoteError.notBuilt(product) }
    }
    let path = try ChildProcess("swift", ["build", "--show-bin-path"], in: workbook.root).run()
    return URL(fileURLWithPath: path.standardOutput.trimmed, isDirectory: true)
  }
}
