/// A line of a source file, as a reader finds it from the folder of the book.
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
