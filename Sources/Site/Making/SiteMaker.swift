import Book
import Foundation

/// Makes the files of the site: the same bytes for the same book.
package struct SiteMaker: Sendable {
  private let workbook: Workbook
  /// Where the site will be, such as `https://example.org/book/`.
  private let address: String?
  /// Where the sources of the book are on a code host.
  private let host: String?

  /// - Parameters:
  ///   - address: Where the site will be; without it there are no previews and no sitemap, which need
  ///     whole addresses.
  ///   - host: The root of the book on a code host, for what the site has no page for.
  package init(_ workbook: Workbook, address: String? = nil, host: String? = nil) {
    self.workbook = workbook
    self.address = address.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    self.host = host
  }

  /// The text of every file, by its address.
  package func files() async throws -> [Address: String] {
    let book = try await BookContents(of: workbook)
    let context = PageContext(book: book, links: BookLinks(book, host: host))
    var files: [Address: String] = [:]
    for asset in [Address.style, .script] {
      files[asset] = try workbook.text(at: "Sources/Site/Assets/\(asset.path)")
    }
    let frames = SiteMaker.frames(of: context, at: address)
    if let address {
      files[Address("sitemap.xml")] = Sitemap(pages: frames.map(\.page.address), at: address).text
    }
    let texts = await withTaskGroup(of: (Address, String).self) { group in
      for frame in frames { group.addTask { (frame.page.address, frame.text) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return files.merging(texts) { _, text in text }
  }

  /// All pages, those that are read one after the other first.
  private static func frames(of context: PageContext, at address: String?) -> [PageFrame] {
    let pages = reading(context)
    let inOrder = pages.indices.map { index in
      PageFrame(
        page: pages[index], previous: index > 0 ? pages[index - 1] : nil,
        next: index + 1 < pages.count ? pages[index + 1] : nil, site: address)
    }
    let sources = context.book.sources.files.sorted { $0.key < $1.key }.map { path, text in
      PageFrame(page: SourcePage(path: path, text: text, context: context).page, site: address)
    }
    return inOrder + sources
  }

  /// The pages in the order in which they are read.
  private static func reading(_ context: PageContext) -> [SitePage] {
    let lessons = context.book.lessons.flatMap { contents in
      [
        LessonPage(contents: contents, context: context).page,
        SidesPage(contents: contents, context: context).page,
        StepsPage(contents: contents, context: context).page,
        RequestsPage(contents: contents, context: context).page,
        SlipsPage(contents: contents, context: context).page,
        EvidencePage(contents: contents, context: context).page,
      ]
    }
    return [
      FrontPage(context: context).page, ProgramPage(context: context).page,
      PathPage(context: context).page,
    ] + lessons + [
      TablePage(context: context).page, TermsPage(context: context).page,
      ContributingPage(context: context).page,
    ]
  }
}
