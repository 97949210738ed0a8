import Foundation
import Synchronization

/// A new, empty folder for work that leaves nothing behind.
///
/// A folder that is still there is removed when the program ends, or when it is told to quit while
/// a child runs.
public struct TemporaryFolder: Sendable {
  public let url: URL

  /// The folders that exist; nil until the first is made.
  private static let present = Mutex<Set<URL>?>(nil)

  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    TemporaryFolder.present.withLock { present in
      if present == nil { atexit { TemporaryFolder.removeAll() } }
      present = (present ?? []).union([url])
    }
  }

  /// Makes a file in the folder.
  public func file(_ name: String, _ text: String = "") throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  public func remove() {
    TemporaryFolder.present.withLock { _ = $0?.remove(url) }
    try? FileManager.default.removeItem(at: url)
  }

  /// Removes every remaining folder when the program ends.
  static func removeAll() {
    let left = present.withLock { present in
      defer { present = present == nil ? nil : [] }
      return present ?? []
    }
    for folder in left { try? FileManager.default.removeItem(at: folder) }
  }
}
