import Book
import Foundation
import Site
import Terminal

/// `bookbinder site`: builds the book as a website.
struct SiteCommand: ProgramCommand {
  let name = "site"
  let summary = "Builds the book as a static website."
  let help = """
    Usage: bookbinder site [--to FOLDER] [--address URL] [--host URL]

    Makes the site from the pages, sources, steps, requests, slips and figures of
    the book. It opens from a folder, needs no server and no script, and is the same
    to the byte for the same book. The contents of FOLDER are replaced, if it is a
    site.

      --to FOLDER    Where to put it; by default, .build/site of the book.
      --address URL  Where the site will be: adds a sitemap and link previews, which
                     need whole addresses.
      --host URL     Where the book's files are on a code host: “Get the code” leads
                     there, and so do links to files without a page.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "bookbinder \(name)")
    let folder = try arguments.value("--to").map { URL(fileURLWithPath: $0) }
    let address = try arguments.value("--address")
    let host = try arguments.value("--host")
    try arguments.finish()
    let place = folder ?? workbook.root.appendingPathComponent(".build/site")
    let maker = SiteMaker(workbook, address: address, host: host)
    let texts = try await maker.texts()
    try SiteFolder(at: place).write(texts, copying: maker.copies)
    let front = place.appendingPathComponent("index.html")
    let count = texts.count + maker.copies.count
    console.write("\(count) files; begin at \(front.standardizedFileURL.path).\n")
    return true
  }
}
