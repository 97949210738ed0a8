import Book

/// What stands around every page: the head, the navigation, and the way to the pages before and after.
struct PageFrame {
  let page: SitePage
  var previous: SitePage?
  var next: SitePage?
  /// Where the site will be, with a slash at the end; nil where nobody knows yet.
  var site: String?

  static let name = "Shipshape"
  /// By which a site that was made here is known again.
  static let generator = "bookbinder site"

  private var here: Address { page.address }

  /// The whole page.
  var text: String {
    "<!doctype html>\n" + HTML("html", ["lang": "en"], [head, body]).written
  }

  private var head: HTML {
    let title = page.address == .front ? page.title : "\(page.title) · \(PageFrame.name)"
    return HTML(
      "head",
      [
        HTML("meta", ["charset": "utf-8"]),
        HTML("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        HTML("title", .text(title)),
        HTML("meta", ["name": "description", "content": page.description]),
        HTML("meta", ["name": "generator", "content": PageFrame.generator]),
        HTML("meta", ["name": "color-scheme", "content": "light dark"]),
        HTML("link", ["rel": "icon", "href": Address.icon.link(from: here)]),
        HTML("link", ["rel": "stylesheet", "href": Address.style.link(from: here)]),
        HTML("script", ["src": Address.script.link(from: here), "defer": ""]),
        site.map(preview) ?? [],
      ])
  }

  /// What previews of links show, which only take whole addresses.
  private func preview(_ site: String) -> HTML {
    func property(_ name: String, _ text: String) -> HTML {
      HTML("meta", ["property": "og:\(name)", "content": text])
    }
    return [
      HTML("link", ["rel": "canonical", "href": site + here.path]),
      property("type", "website"), property("title", page.title),
      property("description", page.description), property("url", site + here.path),
      property("image", site + Address.preview.path),
      property("image:alt", "The title of the book beside a picture of the game."),
      HTML("meta", ["name": "twitter:card", "content": "summary_large_image"]),
    ]
  }

  private var body: HTML {
    HTML(
      "body",
      [
        HTML("a", ["class": "skip", "href": "#main"], "Skip to the page"),
        header,
        HTML("main", ["id": "main", "class": page.width.rawValue], page.content),
        footer,
      ])
  }

  private var header: HTML {
    let links = [
      ("Path", Address.path), ("Program", .program), ("Results", .table),
      ("Terms", .terms), ("Contributing", .contributing),
    ]
    return HTML(
      "header", ["class": "site"],
      [
        HTML("a", ["class": "name", "href": Address.front.link(from: here)], "Shipshape"),
        HTML(
          "nav", ["aria-label": "The site"],
          HTML("ul", .group(links.map { HTML("li", link($0.0, to: $0.1)) }))),
      ])
  }

  private func link(_ text: String, to address: Address) -> HTML {
    HTML(
      "a", ["href": address.link(from: here), "aria-current": address == here ? "page" : nil],
      .text(text))
  }

  private var footer: HTML {
    guard previous != nil || next != nil else { return [] }
    func way(_ words: String, _ relation: String, _ page: SitePage?) -> HTML {
      guard let page else { return [] }
      let href = page.address.link(from: here)
      return HTML(
        "a", ["rel": relation, "href": href],
        [HTML("span", .text(words)), " ", .text(page.title)])
    }
    return HTML(
      "footer",
      HTML(
        "nav", ["aria-label": "Pages before and after"],
        [way("Previous", "prev", previous), way("Next", "next", next)]))
  }
}
