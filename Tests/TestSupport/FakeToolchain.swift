import Foundation
import Toolchain

/// A program `swift` that replaces SwiftPM and the compiler.
///
/// A file with the word `BROKEN` does not compile, and one with `unused` gets a warning. A test is a line
/// that ends with `// wants NAME`: it passes if the package has a function of that name. The
/// function's line decides how the test fails: `false`, `fatalError`, `while true`, `exit(0)` or
/// `detached`; with `print` it prints and passes. A package with `late()` fails after its tests.
/// Files beside the program: `slow` holds the seconds by which a build is delayed, `refuses` the
/// words with which it fails, `calls` the arguments of each build, and `compiled` the files.
package enum FakeToolchain {
  /// Puts the program into a folder, which then goes first on the path.
  package static func link(in folder: URL) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("swift"),
      withDestinationURL: PackageFolder.appending("Tests/TestSupport/Toolchain/swift"))
  }
}
