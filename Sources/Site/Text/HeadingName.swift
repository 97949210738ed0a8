import Text

extension String {
  /// The name by which a link reaches a heading with this text, as code hosts make it.
  package var headingName: String {
    trimmed.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }
}
