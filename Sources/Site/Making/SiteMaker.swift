import Book
import Foundation

/// Makes the files of the site: the same bytes for the same book.
package struct SiteMaker {
  private let workbook: Workbook

  package init(_ workbook: Workbook) {
    self.workbook = workbook
  }

  /// The text of every file, by its address.
  package func files() throws -> [Address: String] {
    let book = try BookContents(of: workbook)
    var files: [Address: String] = [:]
    for page in SiteMaker.pages(of: book) {
      files[page.address] = PageFrame(page: page).text
    }
    for asset in [Address.style, .script] {
      files[asset] = try workbook.text(at: "Sources/Site/Assets/\(asset.path)")
    }
    return files
  }

  private static func pages(of book: BookContents) -> [SitePage] {
    [FrontPage(book: book).page]
  }
}
