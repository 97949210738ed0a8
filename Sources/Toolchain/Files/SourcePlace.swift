/// A line of a source file, with its path relative to the book's folder.
package struct SourcePlace: Hashable, Sendable {
  package let path: String
  package let line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

extension SourcePlace: CustomStringConvertible {
  package var description: String { "\(path):\(line)" }
}
