/// The list of all pages for search engines: <https://www.sitemaps.org/protocol.html>.
struct Sitemap {
  let pages: [Address]
  /// Where the site is, with a slash at the end.
  let site: String

  var text: String {
    let urls = pages.map { "<url><loc>\(site)\($0.path)</loc></url>" as HTML }
    let all: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\(urls)</urlset>

      """
    return all.written
  }
}
