import Foundation

/// The folder that paths shown to a reader are relative to.
struct RootFolder: Equatable, Sendable {
  let url: URL
  /// The folder's path as given and with symbolic links resolved, each ending in a slash: a
  /// compiler may report either.
  private let prefixes: [String]

  init(_ url: URL) {
    self.url = url
    prefixes = [url.path, url.resolvingSymlinksInPath().path].map {
      $0.hasSuffix("/") ? $0 : $0 + "/"
    }
  }

  /// The path relative to this folder; nil if it lies outside.
  func path(inside path: some StringProtocol) -> String? {
    prefixes.first(where: path.hasPrefix).map { String(path.dropFirst($0.count)) }
  }

  /// The text with every path into this folder made relative to it.
  func shorten(_ text: String) -> String {
    prefixes.reduce(text) { $0.replacing($1, with: "") }
  }
}

/// A line of a source file, with its path relative to the book's folder.
package struct SourcePlace: Equatable, Sendable, CustomStringConvertible {
  package let path: String
  /// 0 where only the file is known.
  package let line: Int

  package var description: String { line == 0 ? path : "\(path):\(line)" }
}
