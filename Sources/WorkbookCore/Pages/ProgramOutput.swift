/// Runs a program of this package to its end.
protocol ProgramRunning {
  func run(_ program: String, _ arguments: [String]) throws -> ProgramRun
}

/// How a program ended, and what it printed.
struct ProgramRun: Hashable {
  let status: Int32
  var output = ""
  var complaints = ""
}

/// What a program of this package prints, as a page shows it.
struct ProgramOutput {
  /// The programs that a page may quote.
  static let programs = ["arcade", "workbook"]

  let runner: any ProgramRunning

  /// What a program prints: its output, then its complaints, without blanks at the ends of lines.
  ///
  /// - Throws: ``QuoteError`` where it ends with another exit code than wanted.
  func lines(of command: [String], exit wanted: Int32) throws -> [String] {
    guard let program = command.first, ProgramOutput.programs.contains(program) else {
      throw QuoteError.unknownProgram(command.first ?? "")
    }
    let run = try runner.run(program, Array(command.dropFirst()))
    guard run.status == wanted else {
      throw QuoteError.wrongExit(
        command.joined(separator: " "), wanted: wanted, got: run.status,
        said: run.complaints.lines.first ?? "")
    }
    return ProgramOutput.shown(run.output) + ProgramOutput.shown(run.complaints)
  }

  private static func shown(_ text: String) -> [String] {
    var lines = text.lines.map { line in
      String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
