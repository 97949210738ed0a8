import Book
import Foundation
import Toolchain

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
  ///   - host: The book's root on a code host, for files without a page on the site.
  package init(_ workbook: Workbook, address: String? = nil, host: String? = nil) {
    self.workbook = workbook
    self.address = address.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    self.host = host
  }

  /// The texts of the pages, the search index and the lists for search engines, by address.
  package func texts() async throws -> [Address: String] {
    let book = try await BookContents(of: workbook)
    let site = BookPages(book: book, links: BookLinks(book, host: host))
    let pages = try await pages(of: site)
    var texts = Dictionary(
      uniqueKeysWithValues: try await pages.severalAtOnce { ($0.page.address, $0.text) })
    let listed = texts.keys.filter { $0 != .notFound }.map(\.path)
    if let address { texts[.sitemap] = SiteMaker.sitemap(of: listed, at: address) }
    texts[.robots] = SiteMaker.robots(at: address)
    texts[.index] = SearchIndex(site).script
    return texts
  }

  /// Lets search engines read everything: <https://www.rfc-editor.org/rfc/rfc9309>.
  static func robots(at site: String?) -> String {
    "User-agent: *\nAllow: /\n" + (site.map { "\nSitemap: \($0)\(Address.sitemap.path)\n" } ?? "")
  }

  /// The list of all pages for search engines: <https://www.sitemaps.org/protocol.html>.
  ///
  /// - Parameter site: Where the site is, with a slash at the end.
  static func sitemap(of pages: [String], at site: String) -> String {
    let urls = pages.sorted().map { "<url><loc>\(site)\($0)</loc></url>" as HTML }
    let sitemap: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\(urls)</urlset>

      """
    return sitemap.written
  }

  /// The files copied unchanged, by their addresses.
  package var copies: [Address: URL] {
    let assets = workbook.root.appendingPathComponent("Sources/Site/Assets")
    return [.style, .script, .icon, .touchIcon, .preview].reduce(into: [:]) { copies, asset in
      copies[asset] = assets.appendingPathComponent(asset.path)
    }
  }

  /// The pages in the order in which they are read, each with its neighbours, and then the others.
  private func pages(of site: BookPages) async throws -> [PageFrame] {
    let contents = ContentsList(lessons: site.book.catalogue, host: site.links.host)
    let lessons = try await site.book.lessons.severalAtOnce { contents in
      LessonPages(contents: contents, pages: site).all
    }
    let last = [site.table, site.glossary, site.program, site.editors, site.contributing]
    let pages = [site.front, site.path] + lessons.flatMap(\.self) + last
    let sources = try await site.book.sources.paths.severalAtOnce { path in
      SourcePage(path: path, text: site.book.sources[path] ?? "", pages: site).page
    }
    return pages.indices.map { index in
      PageFrame(
        page: pages[index], contents: contents, previous: index > 0 ? pages[index - 1] : nil,
        next: pages[(index + 1)...].first, site: address)
    } + (sources + [site.notFound]).map { PageFrame(page: $0, contents: contents, site: address) }
  }
}
