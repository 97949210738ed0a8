import Book
import Foundation

/// Every link inside the book leads somewhere.
struct LinkRule {
  let workbook: Workbook

  func faults(in page: Page) -> [PageRules.Fault] {
    page.prose.flatMap { index, line in
      line.linkTargets.compactMap { target in
        fault(in: target, on: page).map { PageRules.Fault(line: index, message: $0) }
      }
    }
  }

  private func fault(in target: String, on page: Page) -> String? {
    guard !target.hasScheme else { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0]).removingPercentEncoding ?? String(parts[0])
    guard let place = path.isEmpty ? page.path : resolved(path, from: page.path) else {
      return "The link to “\(target)” leads out of the book."
    }
    let file = workbook.root.appendingPathComponent(place)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "The link to “\(target)” leads nowhere: there is no \(place)."
    }
    guard parts.count == 2, place.pathExtension == "md" else { return nil }
    let text = path.isEmpty ? page.text : (try? workbook.text(at: place)) ?? ""
    guard Page(path: place, text: text).headingNames.contains(String(parts[1])) else {
      return "The link to “\(target)” leads to a heading that is not in \(place)."
    }
    return nil
  }

  /// The path of a link from the root of the book; nil if it leads out of the book.
  private func resolved(_ path: String, from page: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

extension Page {
  /// The names by which links reach the page's headings, as code hosts generate them.
  fileprivate var headingNames: [String] {
    prose.filter { $0.line.hasPrefix("#") }.map { _, line in
      let heading = line.drop { $0 == "#" }.trimmed.lowercased()
      return String(
        heading.compactMap { letter in
          if letter == " " { return "-" }
          return letter.isLetter || letter.isNumber || "-_".contains(letter) ? letter : nil
        })
    }
  }
}

extension String {
  /// The targets of the links in a line of Markdown, except those in code.
  fileprivate var linkTargets: [String] {
    var targets: [String] = []
    let text = withoutCode
    for range in text.ranges(of: "](") {
      let rest = text[range.upperBound...]
      if rest.first == "<" {
        targets.append(String(rest.dropFirst().prefix { $0 != ">" }))
      } else {
        targets.append(String(rest.prefix { $0 != ")" && $0 != " " }))
      }
    }
    if text.hasPrefix("["), let end = text.firstRange(of: "]: ") {
      targets.append(String(text[end.upperBound...].prefix { $0 != " " }))
    }
    for attribute in ["href=\"", "src=\""] {
      for range in text.ranges(of: attribute) {
        targets.append(String(text[range.upperBound...].prefix { $0 != "\"" }))
      }
    }
    return targets
  }

  private var withoutCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
      .joined(separator: "`")
  }

  /// Whether a link leads to another site instead of into the book.
  fileprivate var hasScheme: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    return self[..<colon].allSatisfy { $0.isLetter }
  }
}
