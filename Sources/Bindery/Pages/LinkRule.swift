import Book
import Foundation
import Site

/// Checks that every link inside the book leads somewhere.
struct LinkRule {
  let workbook: Workbook

  func problems(in page: Page) -> [PageProblem] {
    page.prose.flatMap { index, line in
      line.replacing(#/`[^`]*`/#, with: "").matches(of: #/\]\(([^)]*)/#).compactMap { match in
        let target = String(match.1)
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
    let path = String(parts[0])
    var file = workbook.root.appendingPathComponent(page.path).standardizedFileURL
    if !path.isEmpty { file = file.deletingLastPathComponent().appendingPathComponent(path) }
    let place = file.standardizedFileURL.path
    let root = workbook.root.standardizedFileURL.path
    guard !path.hasPrefix("/"), "\(place)/".hasPrefix("\(root)/") else {
      return "out of the book."
    }
    guard FileManager.default.fileExists(atPath: place) else { return "nowhere." }
    guard parts.count == 2, place.hasSuffix(".md") else { return nil }
    let text = (try? String(contentsOfFile: place, encoding: .utf8)) ?? ""
    return headingNames(in: text).contains(String(parts[1]))
      ? nil : "to a heading that is not there."
  }

  /// The names by which links reach the headings of a page, as code hosts generate them.
  private func headingNames(in text: String) -> [String] {
    Page(path: "", text: text).prose.filter { $0.line.hasPrefix("#") }.map { _, line in
      String(line.drop { $0 == "#" }).headingName
    }
  }
}
