/// Something wrong with a page, described in one sentence.
struct PageProblem: Error, Hashable, Sendable {
  let page: String
  /// Counted from 1.
  let line: Int
  let message: String
  /// Whether updating the quotes is enough to fix it.
  let isStale: Bool

  init(page: String, line: Int, message: String, isStale: Bool = false) {
    self.page = page
    self.line = line
    self.message = message
    self.isStale = isStale
  }
}

extension PageProblem: CustomStringConvertible {
  var description: String { "\(page):\(line): \(message)" }
}

extension PageProblem: Comparable {
  static func < (one: PageProblem, other: PageProblem) -> Bool {
    (one.page, one.line, one.message) < (other.page, other.line, other.message)
  }
}
