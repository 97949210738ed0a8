import Foundation

extension URL {
  /// The same place without symbolic links, as SwiftPM and the compiler name it.
  ///
  /// Foundation's own resolving gives another name on macOS: it leaves out the `/private` to which `/tmp`
  /// and `/var` lead.
  package var withoutLinks: URL {
    guard let real = realpath(path, nil) else { return resolvingSymlinksInPath() }
    defer { free(real) }
    return URL(fileURLWithPath: String(cString: real))
  }
}
