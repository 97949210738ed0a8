import Book
import Foundation
import Text

/// The site's search index: sections of prose, steps, requests, slips, terms, and names in code.
struct SearchIndex {
  /// A place on the site, and the words that find it.
  struct Entry: Equatable {
    let title: String
    /// What it is a part of, such as “Open/closed”.
    let place: String
    let link: String
    let words: String
  }

  private let site: BookPages

  init(_ site: BookPages) {
    self.site = site
  }

  /// The index as a script: what `site.js` reads on the first search.
  var script: String {
    let rows = entries.map { [$0.title, $0.place, $0.link, $0.words] }
    let json = (try? JSONEncoder().encode(rows)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    return "shipshapeIndex = \(json.replacing("\\/", with: "/"));\n"
  }

  var entries: [Entry] {
    let book = site.book
    let others = [site.table, site.contributing].flatMap { page in
      [Entry(title: page.title, place: "", link: page.address.path, words: "")]
        + page.sections.map {
          Entry(title: $0, place: page.title, link: link(page.address, $0.headingName), words: "")
        }
    }
    return terms + sections(of: book.path, .path, "The path") + front
      + sections(of: book.editors, .editors, site.editors.title) + book.lessons.flatMap(entries)
      + others + names
  }

  private var terms: [Entry] {
    site.book.glossary.blocks.flatMap { block -> [Entry] in
      guard case .list(_, let items) = block else { return [] }
      return items.compactMap { item in
        Glossary.terms(of: item).first.map { term in
          Entry(
            title: term.name, place: "Glossary", link: link(.glossary, term.anchor),
            words: Glossary.explanation(of: item).text)
        }
      }
    }
  }

  /// The text of the book's front page, found where the site shows it.
  private var front: [Entry] {
    let blocks = site.book.front
    return sections(of: blocks.opening, .front, PageFrame.name)
      + [("First commands", .front), ("A tour", .program)].map {
        section($0, of: blocks, $1, PageFrame.name)
      }
  }

  private func entries(of contents: LessonContents) -> [Entry] {
    let lesson = contents.lesson
    func entry(_ title: String, _ part: LessonPart, _ fragment: String, _ words: String) -> Entry {
      Entry(
        title: title, place: "\(lesson.title), \(part.title(in: lesson).lowercased())",
        link: link(.lesson(lesson, part), fragment),
        words: [Block.paragraph(SpanParser.shared.spans(in: words))].words)
    }
    let steps = contents.steps.map {
      entry($0.title, .steps, "step-\($0.number)", "\($0.refactoring). \($0.reason)")
    }
    let requests = contents.requests.map {
      entry($0.title, .requests, $0.name, "\($0.sentence) \($0.because)")
    }
    let slips = contents.slips.map { entry($0.title, .slips, "slip-\($0.number)", $0.sentence) }
    return sections(of: contents.text, .lesson(lesson), lesson.title) + steps + requests + slips
  }

  /// The sections of a page, and what stands above the first.
  private func sections(of blocks: [Block], _ address: Address, _ title: String) -> [Entry] {
    [Entry(title: title, place: "", link: address.path, words: blocks.opening.words)]
      + blocks.sectionTitles.map { section($0, of: blocks, address, title) }
  }

  private func section(
    _ title: String, of blocks: [Block], _ address: Address, _ place: String
  ) -> Entry {
    Entry(
      title: title, place: place, link: link(address, title.headingName),
      words: blocks.section(title).words)
  }

  /// The names that the sources declare, each where it is declared.
  private var names: [Entry] {
    let form = #/\b(?:func|class|struct|enum|protocol|actor|typealias|case|var|let) (\w+)/#
    return site.book.sources.paths.flatMap { path -> [Entry] in
      let file = path.split(separator: "/").suffix(2).joined(separator: "/")
      let place =
        site.book.catalogue.place(of: path).map {
          "\($0.lesson.title), \($0.side.rawValue): \(file.split(separator: "/").last ?? "")"
        } ?? file
      var seen: Set<Substring> = []
      return zip(1..., site.book.sources[path]?.lines ?? []).compactMap { number, line in
        // Names indented further are in a function.
        guard line.prefix(while: { $0 == " " }).count <= 2, let name = line.firstMatch(of: form)?.1,
          seen.insert(name).inserted
        else { return nil }
        return Entry(
          title: String(name), place: place, link: link(.source(path), "L\(number)"), words: "")
      }
    }
  }

  private func link(_ address: Address, _ fragment: String) -> String {
    "\(address.path)#\(fragment)"
  }
}

extension [Block] {
  /// The running text, without code.
  fileprivate var words: String {
    map { block in
      switch block {
      case .paragraph(let spans), .heading(_, let spans):
        spans.filter { !$0.marks.contains(.address) }.text
      case .list(_, let items): items.map(\.words).joined(separator: " ")
      case .details(let summary, let blocks): "\(summary.text) \(blocks.words)"
      case .code, .table, .marker: ""
      }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
