import Foundation

/// What was built before the package was moved or copied: the compiler's modules record the path at
/// which they were built.
package struct MovedBuild: Error, Hashable, CustomStringConvertible {
  /// The output folder of the build.
  let folder: URL

  package var description: String {
    "The book was moved or copied after it was built, and what was built still names the old "
      + "place: remove the folder \(folder.path), then try again."
  }

  /// Whether a build that failed said so; source lines that the compiler quotes do not count.
  static func isTold(in printed: String) -> Bool {
    let signs = [
      "missing required module 'SwiftShims'", "was compiled with module cache path",
      "but now resides in directory",
    ]
    return printed.split(separator: "\n").contains { line in
      !line.drop { $0 == " " || $0.isNumber }.hasPrefix("|") && signs.contains(where: line.contains)
    }
  }
}
