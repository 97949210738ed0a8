/// The list of all pages for search engines: <https://www.sitemaps.org/protocol.html>.
struct Sitemap {
  let pages: [Address]
  /// Where the site is, with a slash at the end.
  let site: String

  init(pages: [Address], at site: String) {
    self.pages = pages
    self.site = site
  }

  var text: String {
    let urls = pages.map { HTML("url", HTML("loc", .text(site + $0.path))) }
    let all = HTML(
      "urlset", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"], urls.joined(by: "\n"))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + all.written + "\n"
  }
}
