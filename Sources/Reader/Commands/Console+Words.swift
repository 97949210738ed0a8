import Shell

extension Console {
  /// Reports that something other than what the reader asked for went wrong.
  func warn(_ sentence: String) {
    warn(sentence.typedInBook, from: "workbook")
  }
}

extension String {
  /// The sentence, with its commands written as the reader types them in the book's folder.
  var typedInBook: String { replacing("`workbook ", with: "`scripts/workbook ") }
}
