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
    var files = await texts(of: context)
    if let address {
      let pages = files.keys.sorted()
      files[Address("sitemap.xml")] = Sitemap(pages: pages, at: address).text
    }
    for asset in [Address.style, .script, .icon] {
      files[asset] = try workbook.text(at: "Sources/Site/Assets/\(asset.path)")
    }
    return files
  }

  /// The files that are taken as they are, by their addresses.
  package var copies: [Address: URL] {
    let path = "Sources/Site/Assets/\(Address.preview.path)"
    return [.preview: workbook.root.appendingPathComponent(path)]
  }

  /// The text of every page, several made at once.
  private func texts(of context: PageContext) async -> [Address: String] {
    let pages = await SiteMaker.reading(context)
    return await withTaskGroup(of: (Address, String).self) { group in
      for (index, page) in pages.enumerated() {
        let frame = PageFrame(
          page: page, previous: index > 0 ? pages[index - 1] : nil,
          next: index + 1 < pages.count ? pages[index + 1] : nil, site: address)
        group.addTask { (page.address, frame.text) }
      }
      for (path, text) in context.book.sources.files {
        group.addTask {
          let page = SourcePage(path: path, text: text, context: context).page
          return (page.address, PageFrame(page: page, site: address).text)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  /// The pages in the order in which they are read; sources are not among them.
  private static func reading(_ context: PageContext) async -> [SitePage] {
    let lessons = await withTaskGroup(of: (Int, [SitePage]).self) { group in
      for contents in context.book.lessons {
        group.addTask { (contents.lesson.number, pages(of: contents, context)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return [
      FrontPage(context: context).page, PathPage(context: context).page,
    ] + lessons.sorted { $0.key < $1.key }.flatMap(\.value) + [
      TablePage(context: context).page, ProgramPage(context: context).page,
      TermsPage(context: context).page,
      ContributingPage(context: context).page,
    ]
  }

  static func pages(of contents: LessonContents, _ context: PageContext) -> [SitePage] {
    [
      LessonPage(contents: contents, context: context).page,
      SidesPage(contents: contents, context: context).page,
      StepsPage(contents: contents, context: context).page,
      RequestsPage(contents: contents, context: context).page,
      SlipsPage(contents: contents, context: context).page,
      EvidencePage(contents: contents, context: context).page,
    ]
  }
}
