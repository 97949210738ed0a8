import Foundation
import Toolchain

/// Runs the built programs of this package and keeps what they print.
struct ProgramOutput: Sendable {
  /// The programs that a page may quote.
  static let programs = ["arcade", "workbook"]

  /// The folder with the built programs.
  let folder: URL
  /// The folder in which they run.
  let root: URL

  /// What a program prints: its output, then its complaints, without blanks at the ends of lines.
  ///
  /// - Throws: ``QuoteError`` where it ends with another exit code than wanted.
  func lines(of command: [String], exit wanted: Int32) throws -> [String] {
    guard let name = command.first, ProgramOutput.programs.contains(name) else {
      throw QuoteError.unknownProgram(command.first ?? "")
    }
    let program = folder.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw QuoteError.notBuilt(name)
    }
    let output = try ChildProcess(program.path, Array(command.dropFirst()), in: root).run()
    guard output.status == wanted else {
      throw QuoteError.wrongExit(
        command.joined(separator: " "), wanted: wanted, got: output.status,
        said: output.standardError.lines.first ?? "")
    }
    return ProgramOutput.shown(output.standardOutput) + ProgramOutput.shown(output.standardError)
  }

  private static func shown(_ text: String) -> [String] {
    var lines = text.lines.map { line in
      String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
