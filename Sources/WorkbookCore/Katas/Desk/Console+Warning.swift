import Shell

extension Console {
  /// Tells of something that went wrong beside what the reader asked for.
  func warn(_ sentence: String) {
    writeError(flow("workbook: \(sentence.typedInBook)"))
  }

  /// Prints a sentence in lines that fit.
  func tell(_ sentence: String) {
    write(flow(sentence))
  }

  private func flow(_ text: String) -> String {
    Ink(isOn: false).flow(text, .plain, width: width).map { $0 + "\n" }.joined()
  }
}

extension String {
  /// A sentence with its calls as they are typed in the book's folder.
  var typedInBook: String { replacing("`workbook ", with: "`scripts/workbook ") }
}
