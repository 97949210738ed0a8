/// A numbered list of links to all that a page has of a kind, with notes below them.
struct LinkList {
  let items: [(text: HTML, href: String, note: String?)]

  var html: HTML {
    let lines = items.map { item in
      let note = item.note.map { HTML("small", .text(" \($0)")) } ?? []
      return HTML("li", [HTML("a", ["href": item.href], item.text), note])
    }
    return HTML("ol", ["class": "step-list"], .group(lines))
  }
}
