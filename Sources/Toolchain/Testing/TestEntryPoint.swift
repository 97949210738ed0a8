/// Where a run of tests begins: with SwiftPM's own entry point, or with the book's, for which a build
/// needs neither XCTest nor an index.
package enum TestEntryPoint {
  /// Whether what we build in a folder of our own has the book's: on Linux, where tests are a program,
  /// and by a compiler with which that was tried.
  package static var isOurs: Bool {
    #if os(Linux) && compiler(<6.4)
      true
    #else
      false
    #endif
  }

  /// The target that stands beside it, so that SwiftPM finds it.
  package static let target = "EntryPoint"

  /// The variable in the environment that says that a build is to have the book's.
  package static let variable = "SHIPSHAPE_ENTRY_POINT"
}
