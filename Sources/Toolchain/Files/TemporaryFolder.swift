import Foundation
import Synchronization

/// A new, empty folder for work that leaves nothing behind.
///
/// A folder that is still there is removed when the program ends, or when it is told to quit while
/// a child runs.
public struct TemporaryFolder: Sendable {
  public let url: URL

  private static let present = {
    atexit { TemporaryFolder.removeAll() }
    return Mutex<Set<URL>>([])
  }()

  /// Where temporary folders are made: in the one that `TMPDIR` names, which Foundation does not ask on
  /// macOS.
  static func place(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    guard let path = environment["TMPDIR"], !path.isEmpty else {
      return FileManager.default.temporaryDirectory
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  public init() throws {
    url = TemporaryFolder.place()
      .appendingPathComponent("shipshape-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    _ = TemporaryFolder.present.withLock { $0.insert(url) }
  }

  public func file(_ name: String, _ text: String = "") throws -> URL {
    let file = url.appendingPathComponent(name)
    try file.fill(with: text)
    return file
  }

  public func remove() {
    TemporaryFolder.present.withLock { _ = $0.remove(url) }
    try? FileManager.default.removeItem(at: url)
  }

  static func removeAll() {
    for folder in present.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
  }
}
