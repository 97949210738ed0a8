extension String {
  /// The text without the comments that mark what pages quote, and without the double blank line
  /// that one would leave.
  package var withoutMarkers: String {
    var kept: [Substring] = []
    var isGap = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains(#/^\s*\/\/ (snippet|end): [\w-]+$/#) {
        isGap = true
      } else {
        if !(isGap && line.isEmpty && kept.last?.isEmpty ?? true) { kept.append(line) }
        isGap = false
      }
    }
    return kept.joined(separator: "\n")
  }
}
