import Shell

extension Console {
  /// Tells of something that went wrong beside what the reader asked for.
  func warn(_ sentence: String) {
    warn(sentence.typedInBook, from: "workbook")
  }
}

extension String {
  /// A sentence with its calls as they are typed in the book's folder.
  var typedInBook: String { replacing("`workbook ", with: "`scripts/workbook ") }
}
