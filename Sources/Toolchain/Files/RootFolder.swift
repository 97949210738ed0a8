import Foundation

/// The folder that paths shown to a reader are relative to.
struct RootFolder: Hashable, Sendable {
  /// The folder's path as given and with symbolic links resolved, since a compiler may report
  /// either.
  ///
  /// Each ends in a slash.
  private let prefixes: [String]

  init(_ url: URL) {
    let paths = [url.path, url.resolvingSymlinksInPath().path]
    prefixes = (paths[0] == paths[1] ? [paths[0]] : paths).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
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
