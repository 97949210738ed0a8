import Shell

extension Program where Context == Workbook {
  /// The program `workbook`.
  ///
  /// - Parameter typedAs: What the reader types to start it; nil for its name.
  public static func workbook(typedAs: String? = nil) -> Program<Workbook> {
    Program(
      "workbook", typedAs: typedAs, version: Workbook.version,
      overview: Overview(
        usage: "[COMMAND]",
        introduction: "Without a command it shows the lessons and what to do next.",
        notes: """
          A LESSON is named by its number, letter, abbreviation or name:
          1, S, srp and SingleResponsibility are the same one.
          """),
      commands: Commands.all,
      home: HomeCommand())
  }
}

extension Arguments {
  /// The arguments of a command of the workbook.
  init(_ words: [String], command: String) {
    self.init(words, of: "workbook \(command)")
  }
}
