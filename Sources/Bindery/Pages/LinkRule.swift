import Book
import Foundation

/// Every link inside the book leads somewhere.
struct LinkRule {
  let workbook: Workbook

  private let code = #/`[^`]*`/#
  /// A link in a text, one on a line of its own, or an attribute.
  private let link = #/\]\(<?([^)> ]*)|^\[[^\]]*\]: (\S*)|(?:href|src)="([^"]*)"/#

  init(workbook: Workbook) {
    self.workbook = workbook
  }

  func problems(in page: Page) -> [PageProblem] {
    page.prose.flatMap { index, line in
      line.replacing(code, with: "").matches(of: link).compactMap { match in
        let target = String(match.1 ?? match.2 ?? match.3 ?? "")
        return fault(in: target, on: page).map {
          page.problem(at: index, "The link to “\(target)” leads \($0)")
        }
      }
    }
  }

  private func fault(in target: String, on page: Page) -> String? {
    // Such as `https:`.
    guard target.drop(while: \.isLetter).first != ":" else { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0]).removingPercentEncoding ?? String(parts[0])
    guard let place = path.isEmpty ? page.path : resolved(path, from: page.path) else {
      return "out of the book."
    }
    let file = workbook.root.appendingPathComponent(place)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "nowhere: there is no \(place)."
    }
    guard parts.count == 2, place.hasSuffix(".md") else { return nil }
    let names = headingNames(in: (try? workbook.text(at: place)) ?? "")
    return names.contains(String(parts[1])) ? nil : "to a heading that is not in \(place)."
  }

  /// The path of a link from the root of the book; nil if it leads out of the book.
  private func resolved(_ path: String, from page: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts = page.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
  }

  /// The names by which links reach the headings of a page, as code hosts generate them.
  private func headingNames(in text: String) -> [String] {
    Page(path: "", text: text).prose.filter { $0.line.hasPrefix("#") }.map { _, line in
      let heading = line.drop { $0 == "#" }.trimmed.lowercased().replacing(" ", with: "-")
      return heading.filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
    }
  }
}
