import Book

/// The rules for every page, and for the page of a lesson.
struct PageRules {
  let workbook: Workbook

  /// The rules that a page breaks, in no particular order.
  func problems(in page: Page) -> [PageProblem] {
    var faults = fenceFaults(in: page) + pathFaults(in: page)
    faults += LinkRule(workbook: workbook).faults(in: page)
    if page.isOfLesson { faults += LessonPageRule().faults(in: page) }
    return faults.map { PageProblem(page: page.path, line: $0.line + 1, message: $0.message) }
  }

  /// Something wrong with the line at an index.
  struct Fault: Hashable {
    let line: Int
    let message: String
  }

  /// The languages of blocks that must be quoted and never typed by hand.
  private static let quoted: Set = ["swift", "mermaid", "text"]

  /// Fences with code, a diagram or output that is not compared with its source.
  private func fenceFaults(in page: Page) -> [Fault] {
    let marked = Set(page.quotes().quotes.compactMap(\.fence?.opening))
    return page.fences.compactMap { fence in
      guard fence.closing != nil else {
        return Fault(line: fence.opening, message: "\(QuoteError.unclosedFence)")
      }
      guard PageRules.quoted.contains(fence.language), !marked.contains(fence.opening) else {
        return nil
      }
      return Fault(
        line: fence.opening,
        message: "This \(fence.language) is typed in by hand: quote the real thing with a marker.")
    }
  }

  /// Folders whose contents exist on a single machine only.
  private static let machineFolders = ["home", "Users", "root", "work", "tmp", "private", "var"]

  /// Lines that contain a path of some machine.
  private func pathFaults(in page: Page) -> [Fault] {
    page.lines.enumerated().compactMap { index, line in
      let folder = PageRules.machineFolders.first { line.namesPath(under: "/\($0)/") }
      guard let folder else { return nil }
      return Fault(
        line: index,
        message: "This line names a path of one machine, under /\(folder): name it from the book's "
          + "top folder.")
    }
  }
}

extension Page {
  /// Whether it is a lesson's page, which has fixed headings.
  var isOfLesson: Bool {
    let parts = path.split(separator: "/")
    return parts.count == 3 && parts[0] == "Lessons" && parts[1].first?.isNumber == true
  }
}

extension String {
  /// Whether the line contains a path that starts with a folder, and not only as part of an
  /// address.
  fileprivate func namesPath(under folder: String) -> Bool {
    ranges(of: folder).contains { range in
      guard range.lowerBound > startIndex else { return true }
      let before = self[index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && !"._~-/".contains(before)
    }
  }
}
