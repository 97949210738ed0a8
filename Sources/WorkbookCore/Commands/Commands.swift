import Shell

/// The commands of the workbook, in the order in which its help lists them.
public enum Commands {
  public static let all: [any ProgramCommand<Workbook>] = [
    ListCommand(),
    ReadCommand(),
    TestCommand(),
    DiffCommand(),
    StepCommand(),
    StartCommand(),
    CheckCommand(),
    WatchCommand(),
    HintCommand(),
    RequestCommand(),
    ProgressCommand(),
    NextCommand(),
    ResetCommand(),
    ShelfCommand(),
    PlayCommand(),
    DoctorCommand(),
    CostCommand(),
    RecordCommand(),
    PagesCommand(),
    VerifyCommand(),
  ]
}
