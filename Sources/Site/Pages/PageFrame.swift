/// What stands around every page: the head, the navigation, and the way to the pages before and after.
struct PageFrame {
  let page: SitePage
  var previous: SitePage?
  var next: SitePage?
  /// Where the site will be, with a slash at the end; nil where nobody knows yet.
  var site: String?

  static let name = "Shipshape"
  /// By which a site that was made here is known again.
  static let generator: HTML = #"<meta name="generator" content="bookbinder site">"#

  private var here: Address { page.address }

  var text: String {
    let title = here == .front ? page.title : "\(page.title) · \(PageFrame.name)"
    let html: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <meta name="description" content="\(page.description)">
      \(PageFrame.generator)
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="\(Address.icon.link(from: here))">
      <link rel="stylesheet" href="\(Address.style.link(from: here))">
      <script src="\(Address.script.link(from: here))" defer=""></script>
      \(site.map(preview))
      </head>
      <body>
      <a class="skip" href="#main">Skip to the page</a>\(header)
      <main id="main" class="\(page.isWide ? "wide" : "text")">
      \(page.content)
      </main>
      \(footer)
      </body>
      </html>

      """
    return html.written
  }

  /// What previews of links show, which only take whole addresses.
  private func preview(_ site: String) -> HTML {
    """
    <link rel="canonical" href="\(site)\(here.path)">
    <meta property="og:type" content="website">
    <meta property="og:title" content="\(page.title)">
    <meta property="og:description" content="\(page.description)">
    <meta property="og:url" content="\(site)\(here.path)">
    <meta property="og:image" content="\(site)\(Address.preview.path)">
    <meta property="og:image:alt" content="The title of the book beside a picture of the game.">
    <meta name="twitter:card" content="summary_large_image">
    """
  }

  private var header: HTML {
    let pages = [
      ("Path", Address.path), ("Program", .program), ("Results", .table),
      ("Contributing", .contributing),
    ]
    let links = pages.map { HTML.item($0, $1, on: here) }
    return """
      <header class="site">
      <a class="name" href="\(Address.front.link(from: here))">\(PageFrame.name)</a>\
      <nav aria-label="The site">
      <ul>
      \(links)
      </ul>
      </nav>
      </header>
      """
  }

  private var footer: HTML {
    guard previous != nil || next != nil else { return "" }
    func way(_ words: String, _ relation: String, _ page: SitePage?) -> HTML? {
      page.map { page in
        """
        <a rel="\(relation)" href="\(page.address.link(from: here))"><span>\(words)</span> \
        \(page.title)</a>
        """
      }
    }
    return """
      <footer>
      <nav aria-label="Pages before and after">
      \(way("Previous", "prev", previous))\(way("Next", "next", next))</nav>
      </footer>
      """
  }
}

/// A page of the site without what stands around every page.
struct SitePage: Sendable {
  let address: Address
  let title: String
  /// What it is about, in a sentence, for search engines and previews.
  let description: String
  /// Whether it has room for two sides beside each other, or for lines of running text, as long as one
  /// likes to read them.
  var isWide = false
  let content: HTML
}
