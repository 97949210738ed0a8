/// The entry point of a run of tests: SwiftPM's own, or the book's, with which a build needs
/// neither XCTest nor an index.
package enum TestEntryPoint {
  /// Whether builds in our own folders use the book's: on Linux, where tests are a program, and
  /// with a compiler with which this was tried.
  package static var isOurs: Bool {
    #if os(Linux) && compiler(<6.4)
      true
    #else
      false
    #endif
  }

  /// The target beside it, by which SwiftPM finds it.
  package static let target = "EntryPoint"

  /// The environment variable that makes a build use the book's.
  package static let variable = "SHIPSHAPE_ENTRY_POINT"
}
