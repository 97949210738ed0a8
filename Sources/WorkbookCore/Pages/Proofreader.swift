import Foundation

/// Compares what pages quote with the real thing, and brings them up to date.
struct Proofreader {
  /// What came of reading a page.
  struct Proof: Sendable {
    let page: Page
    /// The page with every quote as it should be.
    let corrected: Page
    /// How many things the page quotes.
    let quotes: Int
    /// What is wrong with the page, stale quotes among it, from top to bottom.
    let problems: [PageProblem]
  }

  let root: URL

  init(root: URL) {
    self.root = root
  }

  /// Reads all pages of the book.
  ///
  /// - Parameter programs: Runs the programs; `nil` leaves their output unread.
  func read(running programs: (any ProgramRunning)?) throws -> PagesReport {
    let resolver = QuoteResolver(root: root, programs: programs)
    let pages = try PageFinder(root: root).pages()
    let quoted = pages.flatMap { $0.quotes().quotes.map(\.origin) }
    return PagesReport(
      proofs: pages.map { proof(of: $0, resolver) },
      strays: try AnchorRule(root: root).problems(besides: quoted).sorted())
  }

  private func proof(of page: Page, _ resolver: QuoteResolver) -> Proof {
    var corrected = page
    let (quotes, faults) = page.quotes()
    var problems = faults + PageRules(root: root).problems(in: page)
    // From the bottom up, so that the lines above keep their places.
    for quote in quotes.reversed() {
      do {
        guard let lines = try resolver.lines(of: quote.origin) else { continue }
        if corrected.show(lines, in: quote) {
          problems.append(stale(quote, in: page))
        }
      } catch {
        problems.append(PageProblem(page: page.path, line: quote.marker + 1, message: "\(error)"))
      }
    }
    return Proof(
      page: page, corrected: corrected, quotes: quotes.count, problems: problems.sorted())
  }

  private func stale(_ quote: Quote, in page: Page) -> PageProblem {
    PageProblem(
      page: page.path, line: quote.marker + 1,
      message: "What is quoted from \(quote.origin) is not what is there now: "
        + "run `swift run workbook pages` and read what changed.",
      isStale: true)
  }
}
