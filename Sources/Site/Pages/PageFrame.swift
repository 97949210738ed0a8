import Book

/// The frame of every page: the head, the contents, and links to the neighbouring pages.
struct PageFrame {
  let page: SitePage
  let contents: ContentsList
  var previous: SitePage?
  var next: SitePage?
  /// Where the site will be, with a slash at the end; nil if unknown.
  var site: String?

  static let name = "Shipshape"
  /// Identifies a site made by this program.
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
      <meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#16191d" media="(prefers-color-scheme: dark)">
      \(here == .notFound ? lost : "")
      <link rel="icon" href="\(Address.icon.link(from: here))">
      <link rel="apple-touch-icon" href="\(Address.touchIcon.link(from: here))">
      <link rel="stylesheet" href="\(Address.style.link(from: here))">
      <script src="\(Address.script.link(from: here))" defer=""></script>
      \(site.map(preview))
      </head>
      <body>
      <a class="skip" href="\(here == .notFound && site != nil ? here.path : "")#main">Skip to content</a>
      <header class="bar">
      <a class="name" href="\(Address.front.link(from: here))">\(PageFrame.name)</a>
      <button type="button" popovertarget="\(ContentsList.anchor)">Contents</button>
      </header>
      \(contents.html(beside: page))
      <main id="main">
      \(page.content)
      \(ways)
      </main>
      </body>
      </html>

      """
    return html.written
  }

  /// A server shows this page at any address; search engines skip it.
  private var lost: HTML {
    """
    <meta name="robots" content="noindex">
    \(site.map { #"<base href="\#($0)">"# as HTML })
    """
  }

  /// The tags for link previews, which need whole addresses.
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

  private var ways: HTML? {
    guard previous != nil || next != nil else { return nil }
    func way(_ words: String, _ relation: String, _ page: SitePage?) -> HTML? {
      page.map { page in
        """
        <a rel="\(relation)" href="\(page.address.link(from: here))"><small>\(words)</small> \
        \(page.title)</a>
        """
      }
    }
    return """
      <nav class="ways" aria-label="Previous and next pages">
      \(way("Back", "prev", previous))\(way("Next", "next", next))</nav>
      """
  }
}

/// A page of the site without its frame.
struct SitePage: Sendable {
  let address: Address
  let title: String
  /// Its subject in a sentence, for search engines and previews.
  let description: String
  /// The lesson that it belongs to, whose parts the contents show.
  var lesson: Lesson?
  /// The headings of its sections, which the contents list under it.
  var sections: [String] = []
  let content: HTML
}
