import Shell

/// A command of the workbook: `workbook NAME …`.
public protocol WorkbookCommand: ProgramCommand where Context == Workbook {}
