import Testing

/// The entry point of tests that the workbook builds and starts itself, on Linux.
///
/// SwiftPM would generate one that also looks for tests of XCTest: it imports XCTest and
/// Foundation, whose C modules take longer to compile than a kata. But plain `swift test` keeps
/// SwiftPM's, since it does not filter tests with another entry point.
@main
enum EntryPoint {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
