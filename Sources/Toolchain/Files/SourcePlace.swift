import Foundation

/// The folder to which paths are relative when shown to a reader.
struct RootFolder: Equatable, Sendable {
  let url: URL
  /// The folder's names, each ending in a slash, since a compiler may report any of them. The
  /// longest comes first, as on macOS one may be the end of another.
  private let prefixes: [String]

  init(_ url: URL) {
    let places = [url, url.resolvingSymlinksInPath(), url.withoutLinks]
    self.init(url, names: places.map(\.path))
  }

  init(_ url: URL, names: [String]) {
    self.url = url
    prefixes = Set(names.map { $0.hasSuffix("/") ? $0 : $0 + "/" }).sorted { $0.count > $1.count }
  }

  /// The path relative to this folder; nil if it lies outside.
  func path(inside path: some StringProtocol) -> String? {
    prefixes.first(where: path.hasPrefix).map { String(path.dropFirst($0.count)) }
  }

  /// The text with every path into this folder made relative.
  func shorten(_ text: String) -> String {
    prefixes.reduce(text) { $0.replacing($1, with: "") }
  }
}

/// A line of a source file, with its path relative to the book's folder.
package struct SourcePlace: Codable, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  /// 0 if only the file is known.
  package let line: Int

  package var description: String { line == 0 ? path : "\(path):\(line)" }
}
