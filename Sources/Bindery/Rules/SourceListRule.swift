import Book
import Foundation
import Toolchain

/// Checks that our list of a target's sources is SwiftPM's, even with links, hidden names and other
/// tools' folders.
struct SourceListRule: VerifyRule {
  let name = "sources"

  func problems(in workbook: Workbook) async throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let package = folder.url.appendingPathComponent("package", isDirectory: true)
    let target = package.appendingPathComponent("Sources/Ships", isDirectory: true)
    try SourceListRule.fill(target, besides: folder.url.appendingPathComponent("else"))
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "ships", targets: [.target(name: "Ships")])
      """
    try package.appendingPathComponent("Package.swift").fill(with: manifest)
    let output = try await ChildProcess(
      "swift", ["package", "describe", "--type", "json"], in: package
    ).run(nil)
    guard output.status == 0 else {
      throw AuthorError("SwiftPM cannot describe the package: \(output.standardError)")
    }
    let described = try JSONDecoder().decode(
      Description.self, from: Data(output.standardOutput.utf8))
    let (known, ours) = (described.targets.flatMap(\.sources).sorted(), try target.swiftFiles())
    return known == ours ? [] : ["SwiftPM compiles \(known), and we list \(ours)."]
  }

  private struct Description: Decodable {
    struct Target: Decodable { let sources: [String] }
    let targets: [Target]
  }

  /// Makes files that a reader's folder may contain.
  ///
  /// - Parameter other: A folder that links lead to.
  private static func fill(_ target: URL, besides other: URL) throws {
    for path in [
      "Ship.swift", "Ship.SWIFT", "swift", "notes.md", "-o.swift", "@list.swift", "a b/Größe.swift",
      "Folder.swift/Inside.swift", ".hidden.swift", ".git/Hidden.swift", "In.lproj/Local.swift",
      "Play.playground/Contents.swift", "Old.xcodeproj/Project.swift",
      "Old.xcworkspace/Space.swift",
      "Words.docc/Code.swift", "Pictures.xcassets/Picture.swift", "Screen.storyboard/Screen.swift",
    ] {
      try target.appendingPathComponent(path).fill(with: "// \(path)\n")
    }
    try other.appendingPathComponent("Deep/Gun.swift").fill(with: "// A gun.\n")
    for (name, place) in [
      ("Linked", other.path), ("Twin.swift", other.appendingPathComponent("Deep/Gun.swift").path),
      ("Gone.swift", other.appendingPathComponent("gone").path), ("Self.swift", "Self.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: target.appendingPathComponent(name).path, withDestinationPath: place)
    }
  }
}
