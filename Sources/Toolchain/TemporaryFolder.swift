import Foundation

/// A new folder for temporary files, which its maker removes.
package struct TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  package func remove() { try? FileManager.default.removeItem(at: url) }

  /// Lets some work use a new folder, and removes it afterwards.
  package static func with<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try await work(folder.url)
  }
}
