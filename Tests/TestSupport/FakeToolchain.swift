import Foundation
import Run

/// A program `swift` that stands for SwiftPM and a compiler.
///
/// A file with the word `BROKEN` does not compile, and one with `unused` gets a warning. A test is a line
/// that ends with `// wants NAME`: it passes if the package has a function of that name. What stands in
/// the function's line decides how it fails: `false`, `fatalError`, `while true`, `exit(0)` or `detached`;
/// with `print` it prints and passes. A package with `late()` fails after its tests. Files beside the
/// program make a build `slow` by some seconds, or are what it `refuses` with; `calls` has the arguments
/// of each build, and `compiled` the files.
package enum FakeToolchain {
  /// Puts the program into a folder, which then goes first on the path.
  package static func link(in folder: URL) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("swift"),
      withDestinationURL: PackageFolder.appending("Tests/TestSupport/Toolchain/swift"))
  }
}
