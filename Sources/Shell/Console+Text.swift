import Terminal

extension Console {
  /// Prints lines to standard output, with their styles where colours are wanted.
  public func print(_ lines: [Line]) {
    write(StyledText.text(lines, usesColor: usesColor))
  }

  /// Shows many lines: in the reader's pager in a terminal, else as they are.
  public func page(_ lines: [Line]) {
    page(StyledText.text(lines, usesColor: usesColor))
  }

  /// Prints a sentence to standard output, in lines that fit.
  public func tell(_ sentence: String) {
    print(TextFlow(width: width).lines(sentence))
  }

  /// Prints a sentence to standard error, in lines that fit, with the name of the program before it.
  public func warn(_ sentence: String, from program: String) {
    let lines = TextFlow(width: width).lines("\(program): \(sentence)")
    writeError(StyledText.text(lines, usesColor: false))
  }
}
