/// Where a file of the site is: its path in the site's folder, such as `02-open-closed/steps.html`.
package struct Address: Hashable, Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The address as a page of the site links to it: relative, so that the site may be anywhere.
  ///
  /// - Parameters:
  ///   - fragment: A place on that page, such as `step-9`.
  ///   - page: The page with the link.
  package func link(from page: Address, at fragment: String? = nil) -> String {
    let end = fragment.map { "#\($0)" } ?? ""
    guard self != page else { return end.isEmpty ? String(folderAndName.name) : end }
    let (mine, theirs) = (folderAndName.folder, page.folderAndName.folder)
    let shared = zip(mine, theirs).prefix { $0 == $1 }.count
    let up = theirs.dropFirst(shared).map { _ in ".." }
    let down = mine.dropFirst(shared).map(String.init)
    return (up + down + [String(folderAndName.name)]).joined(separator: "/") + end
  }

  private var folderAndName: (folder: [Substring], name: Substring) {
    let parts = path.split(separator: "/")
    return (parts.dropLast(), parts.last ?? "")
  }
}
