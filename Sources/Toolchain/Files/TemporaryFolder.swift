import Foundation
import Synchronization

/// A new, empty folder for work that leaves nothing behind.
///
/// A remaining folder is removed when the program ends, or when it is told to quit while a child
/// runs.
public struct TemporaryFolder: Sendable {
  public let url: URL

  private static let present = {
    atexit { TemporaryFolder.removeAll() }
    return Mutex<Set<URL>>([])
  }()

  /// The place for temporary folders: the one named by `TMPDIR`, which Foundation ignores on macOS.
  ///
  /// - Parameter memory: A better place if none is named.
  static func place(
    environment: [String: String] = ProcessInfo.processInfo.environment, memory: URL? = nil
  ) -> URL {
    guard let path = environment["TMPDIR"], !path.isEmpty else {
      return memory ?? FileManager.default.temporaryDirectory
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// A file system in memory; nil if none has room and lets programs run.
  static let memory: URL? = {
    let place = "/dev/shm"
    var system = statvfs()
    guard statvfs(place, &system) == 0, access(place, W_OK | X_OK) == 0 else { return nil }
    let (room, noPrograms) = (UInt64(system.f_bavail) * UInt64(system.f_frsize), UInt(8))
    guard room > 1 << 30, UInt(system.f_flag) & noPrograms == 0 else { return nil }
    return URL(fileURLWithPath: place, isDirectory: true)
  }()

  /// - Parameter isSmall: Whether it will hold little, so that it may be kept in memory, where many
  ///   small files are made and removed several times as fast.
  public init(isSmall: Bool = false) throws {
    url = TemporaryFolder.place(memory: isSmall ? TemporaryFolder.memory : nil)
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
