import Foundation

/// A temporary folder in memory where the system has such a thing, so that thousands of files can be
/// synced in a test that is not about the disk.
struct QuickFolder: Sendable {
  let url: URL

  init() throws {
    let memory = "/dev/shm"
    let place =
      FileManager.default.isWritableFile(atPath: memory)
      ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
    url = place.appendingPathComponent("shipshape-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
  func remove() { try? FileManager.default.removeItem(at: url) }
}
