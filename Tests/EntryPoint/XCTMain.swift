import Testing

/// Where a run of the tests begins that the workbook builds and starts itself, on Linux.
///
/// SwiftPM would generate one that looks for tests of XCTest as well: XCTest and Foundation, which it
/// imports for that, have C modules that take longer to compile than a kata. But plain `swift test`
/// keeps SwiftPM's, as it does not filter tests that begin with another.
@main
enum EntryPoint {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
