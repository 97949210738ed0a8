import Book
import Foundation

/// Resolves links on the book's pages to the site.
struct BookLinks: Sendable {
  private var places: [String: (address: Address, fragment: String?)] = [:]
  /// The paths of the sources, by the names of their files.
  private let filesByName: [Substring: [String]]
  /// The book's root on a code host; nil for a site without such links.
  let host: String?

  init(_ book: BookContents, host: String?) {
    self.host = host.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    let sources = book.sources.paths
    filesByName = Dictionary(grouping: sources) { $0.split(separator: "/").last ?? "" }
    for (path, address) in [
      ("README.md", Address.front), ("Lessons", .path), ("Lessons/README.md", .path),
      ("Lessons/Editors.md", .editors), ("CONTRIBUTING.md", .contributing),
      (Glossary.path, .glossary),
    ] { places[path] = (address, nil) }
    book.lessons.forEach { add($0) }
    for path in sources { places[path] = (.source(path), nil) }
  }

  private mutating func add(_ contents: LessonContents) {
    let lesson = contents.lesson
    func place(_ part: LessonPart, _ fragment: String? = nil) -> (Address, String?) {
      (.lesson(lesson, part), fragment)
    }
    places[lesson.page] = place(.page)
    places["\(lesson.pageFolder)/Steps.md"] = place(.steps)
    places["\(lesson.pageFolder)/Costs.md"] = place(.evidence)
    for step in contents.steps { places[step.path] = place(.steps, "step-\(step.number)") }
    for request in contents.requests {
      places["\(request.path)/Request.md"] = place(.requests, request.name)
    }
    for slip in contents.slips {
      for path in ["", "/Slip.md", "/Before.diff", "/After.diff"].map({ slip.path + $0 }) {
        places[path] = place(.slips, "slip-\(slip.number)")
      }
    }
  }

  /// The target of a link.
  ///
  /// - Parameters:
  ///   - target: As written on a page, relative to its folder, or to the book's after a slash.
  ///   - folder: That folder, as a path in the book.
  ///   - page: The page of the site with the link.
  /// - Returns: Nil if the site does not show it.
  func link(to target: String, in folder: String, from page: Address) -> String? {
    if target.contains("://") || target.hasPrefix("mailto:") { return target }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]) : nil
    guard parts[0] != "" else { return fragment.map { "#\($0)" } }
    let base = parts[0].hasPrefix("/") ? "" : folder
    let place = URL(fileURLWithPath: "/\(base)").appendingPathComponent(String(parts[0]))
    let path = String(place.standardized.path.dropFirst())
    if let place = places[path] {
      return place.address.link(from: page, at: fragment ?? place.fragment)
    }
    return host.map { $0 + path }
  }

  /// The page of a source file.
  ///
  /// - Parameters:
  ///   - path: The path in the book.
  ///   - snippet: A snippet of it, which the link marks.
  func source(_ path: String, snippet: String? = nil, from page: Address) -> String? {
    places[path].map {
      $0.address.link(from: page, at: $0.fragment ?? snippet.map(Address.fragment))
    }
  }

  /// The page of the only source file with a name, such as `Referee.swift`.
  func source(named name: String, from page: Address) -> String? {
    guard let paths = filesByName[name[...]], paths.count == 1 else { return nil }
    return Address.source(paths[0]).link(from: page)
  }
}
