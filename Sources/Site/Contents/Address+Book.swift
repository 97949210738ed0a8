import Book

/// The pages of a lesson, in reading order.
enum LessonPart: String, CaseIterable, Sendable {
  case page = "index"
  case sides, steps, requests, slips, evidence

  /// Its title, on the page and in the contents.
  func title(in lesson: Lesson) -> String {
    switch self {
    case .page: lesson.title
    case .sides: "Side by side"
    case .steps: "Step by step"
    case .requests: "Requests"
    case .slips: "Slips"
    case .evidence: "Evidence"
    }
  }
}

extension Address {
  static let front = Address("index.html")
  static let path = Address("path.html")
  static let table = Address("table.html")
  static let program = Address("program.html")
  static let glossary = Address("glossary.html")
  static let editors = Address("editors.html")
  static let contributing = Address("contributing.html")
  /// The page for unknown addresses.
  static let notFound = Address("404.html")
  static let style = Address("site.css")
  static let script = Address("site.js")
  /// The search index: a script, as a page opened from a folder may load nothing else.
  static let index = Address("search-index.js")
  static let robots = Address("robots.txt")
  static let sitemap = Address("sitemap.xml")
  /// Shown in link previews.
  static let preview = Address("preview.png")
  static let icon = Address("icon.svg")
  static let touchIcon = Address("touch-icon.png")

  /// Such as `02-open-closed/steps.html`.
  static func lesson(_ lesson: Lesson, _ part: LessonPart = .page) -> Address {
    let folder = lesson.folder.reduce(into: "") { name, letter in
      if letter.isUppercase, name.last?.isLetter == true { name += "-" }
      name += letter.lowercased()
    }
    return Address("\(folder)/\(part.rawValue).html")
  }

  /// The page of a source.
  ///
  /// - Parameter path: The path in the book, such as `Sources/SpaceGame/Seams/Scene.swift`.
  static func source(_ path: String) -> Address {
    let short = path.hasPrefix("Sources/") ? String(path.dropFirst("Sources/".count)) : path
    return Address("source/\(short.replacing(".swift", with: "")).html")
  }

  /// A snippet's anchor on its source's page.
  static func fragment(of snippet: String) -> String { "snippet-\(snippet)" }
}
