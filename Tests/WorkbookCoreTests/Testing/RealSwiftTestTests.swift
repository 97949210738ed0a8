import Testing

@testable import WorkbookCore

/// The one test that runs the toolchain's own `swift test`: on a package as small as can be.
@Suite("workbook test with the real toolchain", .timeLimit(.minutes(5)))
struct RealSwiftTestTests {
  @Test("Sides, known issues and failures come through as they were")
  func real() async throws {
    let book = try SidesBook()
    defer { book.remove() }
    try book.lesson(1, ["Before/A.swift": "", "After/A.swift": ""])
    try book.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "small", targets: [.testTarget(name: "SingleResponsibilityTests")])
      """)
    let folder = "Tests/SingleResponsibilityTests"
    try book.write(
      "\(folder)/ShipTests.swift",
      """
      import Testing
      enum Side: String, CaseIterable, Codable { case before, after }
      @Test("It adds", arguments: Side.allCases, [1, 2]) func adds(side: Side, n: Int) {
        #expect(n + (side == .after ? n : 1) == n + 1, "by \\(side)")
      }
      """)
    try book.write(
      "\(folder)/ShipProofTests.swift",
      """
      import Testing
      @Test("It traps") func traps() { withKnownIssue { #expect(1 + 1 == 3) } }
      """)
    let console = TranscriptConsole()
    let command = TestCommand(environment: [:], standardErrorIsTerminal: false)
    let isRight = try await command.run(["1"], in: book.workbook, on: console)
    let expected = """
      1  Single responsibility

        before  after  Behaviour
          ✓       ✗    It adds

           Proofs
        !  It traps

        ✓ passed  ! shows a known defect, as it should  ✗ failed

      ✗ It adds (.after, 2)
        \(folder)/ShipTests.swift:4
      """
    #expect(console.output.hasPrefix(expected), "\(console.output)")
    #expect(console.output.contains("\n  by .after\n"))
    #expect(console.output.hasSuffix("\nFailed: 1 of 2 tests.\n"))
    #expect(!isRight)
  }
}
