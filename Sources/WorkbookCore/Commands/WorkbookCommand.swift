import Shell

/// A command of the workbook: `workbook NAME …`.
public protocol WorkbookCommand: Command where Context == Workbook {}
