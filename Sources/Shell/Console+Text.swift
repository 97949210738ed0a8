import Terminal

extension Console {
  /// Prints lines to standard output, styled if colours are wanted.
  public func print(_ lines: [Line]) {
    write(StyledText.text(lines, usesColor: usesColor))
  }

  /// Shows many lines: in the reader's pager on a terminal, otherwise printed as they are.
  public func page(_ lines: [Line]) {
    page(StyledText.text(lines, usesColor: usesColor))
  }

  /// Prints a sentence to standard output, wrapped to the width.
  public func tell(_ sentence: String) {
    print(TextFlow(width: width).lines(sentence))
  }

  /// Prints a sentence to standard error, wrapped to the width and preceded by the program's name.
  public func warn(_ sentence: String, from program: String) {
    let lines = TextFlow(width: width).lines("\(program): \(sentence)")
    writeError(StyledText.text(lines, usesColor: false))
  }
}
