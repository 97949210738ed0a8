import Foundation
import Storage
import TestSupport
import Testing
import Toolchain

@Suite("A lock on a folder")
final class FolderLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  @Test("A released folder lock is free for the next task, and leaves nothing behind")
  func isPassedOn() async throws {
    var first: FolderLock? = try await FolderLock.take(folder.url) {}
    let (signs, continuation) = AsyncStream.makeStream(of: String.self)
    let second = Task { [url = folder.url] in
      let lock = try await FolderLock.take(url) { continuation.yield("waiting") }
      continuation.yield("taken")
      continuation.finish()
      return lock
    }
    var seen: [String] = []
    for await sign in signs {
      seen.append(sign)
      withExtendedLifetime(first) {}
      if sign == "waiting" { first = nil }
    }
    _ = try await second.value
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(seen == ["waiting", "taken"] && names == [])
  }

  @Test("A task that waits for a folder lock can be cancelled")
  func isCancelled() async throws {
    let lock = try await FolderLock.take(folder.url) {}
    let (signs, continuation) = AsyncStream.makeStream(of: Void.self)
    let second = Task { [url = folder.url] in
      _ = try await FolderLock.take(url) { continuation.yield() }
    }
    for await _ in signs { break }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    withExtendedLifetime(lock) {}
  }

  @Test("A lock on something that is not a folder is refused")
  func isRefused() async throws {
    let file = try folder.file("file", "")
    let place = folder.url.appendingPathComponent("place")
    for (url, code) in [(file, ENOTDIR), (place, ENOENT)] {
      await #expect(throws: FileError.refused(code)) { try await FolderLock.take(url) {} }
    }
  }
}
