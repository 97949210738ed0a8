import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("The compiler without a package")
struct CompilerTests {
  @Test(
    "The compiler is told where the system's headers are, if only a Mac's xcrun knows",
    arguments: [
      (nil, nil, "none"), ("echo '/The kit'", nil, "/The kit"), ("exit 1", nil, "none"),
      ("echo /other", "/own", "/own"),
    ] as [(xcrun: String?, own: String?, kit: String)])
  func kit(xcrun: String?, own: String?, kit: String) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try await folder.program("swiftc", "#!/bin/sh\necho \"$# $2 ${SDKROOT-none}\"\n")
    if let xcrun { try await folder.program("xcrun", "#!/bin/sh\n\(xcrun)\n") }
    let output = try await ChildProcess.$environmentOverrides.withValue(
      ["PATH": folder.url.path, "SDKROOT": own]
    ) { try await Compiler.call(["-c", "A b.swift"]).run(nil) }
    #expect(output.standardOutput == "2 A b.swift \(kit)\n")
  }
}
