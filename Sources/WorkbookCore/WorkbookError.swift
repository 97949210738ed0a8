/// What can go wrong in the workbook, each told to the reader in one sentence.
public enum WorkbookError: Error, Hashable {
  case noSuchLesson(String)
}

extension WorkbookError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchLesson(let text):
      "There is no lesson “\(text)”: name one by its number, letter, abbreviation or name, "
        + "as `workbook list` shows them."
    }
  }
}
