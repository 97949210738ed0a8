import Foundation

/// The folder from which a reader is shown paths.
struct RootFolder: Hashable, Sendable {
  /// With a slash at their ends: as the folder was named, and with its links followed, which is how
  /// a compiler may have seen it.
  private let prefixes: [String]

  init(_ url: URL) {
    let paths = [url.path, url.resolvingSymlinksInPath().path]
    prefixes = (paths[0] == paths[1] ? [paths[0]] : paths).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The path from this folder; nil for what lies elsewhere.
  func path(inside path: some StringProtocol) -> String? {
    prefixes.first(where: path.hasPrefix).map { String(path.dropFirst($0.count)) }
  }

  /// A text in which every path into this folder begins there.
  func shorten(_ text: String) -> String {
    prefixes.reduce(text) { $0.replacing($1, with: "") }
  }
}
