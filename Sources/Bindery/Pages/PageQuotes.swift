import Book

extension Page {
  /// The quotes of the page from top to bottom, and the markers that are wrong.
  func quotes() -> (quotes: [Quote], problems: [PageProblem]) {
    let fences = Dictionary(uniqueKeysWithValues: fences.map { ($0.opening, $0) })
    var quotes: [Quote] = []
    var problems: [PageProblem] = []
    for (index, line) in prose {
      do throws(QuoteError) {
        guard let origin = try Quote.Origin(marker: line) else { continue }
        if let name = origin.blockName {
          guard let end = end(of: name, after: index) else { throw .noEnd(name) }
          quotes.append(Quote(origin: origin, marker: index, place: .block(end: end)))
          continue
        }
        guard let fence = fences[index + 1] else { throw .noFence("\(origin)") }
        guard fence.closing != nil else { throw .unclosedFence }
        quotes.append(Quote(origin: origin, marker: index, place: .fence(fence)))
      } catch {
        problems.append(PageProblem(page: path, line: index + 1, message: "\(error)"))
      }
    }
    return (quotes, problems)
  }

  /// The index of the line that ends a block; nil if a heading comes before it.
  private func end(of name: String, after marker: Int) -> Int? {
    let rest = lines.indices.dropFirst(marker + 1)
    let end = rest.first { lines[$0].trimmed == "<!-- end: \(name) -->" }
    guard let end, !lines[marker..<end].contains(where: { $0.hasPrefix("## ") }) else { return nil }
    return end
  }

  /// Puts lines in the place of a quote.
  ///
  /// - Returns: Whether the page showed something else before.
  mutating func show(_ content: [String], in quote: Quote) -> Bool {
    switch quote.place {
    case .fence(let fence): return show(content, in: fence, of: quote)
    case .block(let end):
      let range = (quote.marker + 1)..<end
      let fresh = [""] + content + [""]
      guard Array(lines[range]) != fresh else { return false }
      lines.replaceSubrange(range, with: fresh)
      return true
    }
  }

  private mutating func show(_ content: [String], in fence: Fence, of quote: Quote) -> Bool {
    guard let closing = fence.closing else { return false }
    let range = fence.opening...closing
    let indentation = String(lines[quote.marker].prefix { $0 == " " })
    let row = String(repeating: "`", count: max(3, Page.longestRow(of: "`", in: content) + 1))
    let fresh = ([row + quote.language] + content + [row]).map { line in
      line.isEmpty ? "" : indentation + line
    }
    guard Array(lines[range]) != fresh else { return false }
    lines.replaceSubrange(range, with: fresh)
    return true
  }

  /// The longest run of a mark that could close a fence; 2 if none has at least three marks.
  private static func longestRow(of mark: Character, in content: [String]) -> Int {
    content.map { $0.drop { $0 == " " }.prefix { $0 == mark }.count }.filter { $0 >= 3 }.max() ?? 2
  }
}
