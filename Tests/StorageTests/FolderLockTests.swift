import Foundation
import Storage
import Testing
import Toolchain

@Suite("A lock on a folder")
struct FolderLockTests {
  @Test("Is free for the next when the one before is released, and leaves nothing behind")
  func isPassedOn() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
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

  @Test("Whoever waits for it can give up")
  func isCancelled() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
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

  @Test("Goes with its folder: it is no longer at the old place, be there another folder or none")
  func isMoved() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (manager, place) = (FileManager.default, folder.url.appendingPathComponent("place"))
    let elsewhere = folder.url.appendingPathComponent("elsewhere")
    try manager.createDirectory(at: place, withIntermediateDirectories: false)
    let lock = try await FolderLock.take(place) {}
    var isStill = [lock.isStill(at: place)]
    try manager.moveItem(at: place, to: elsewhere)
    isStill += [lock.isStill(at: place), lock.isStill(at: elsewhere)]
    try manager.createDirectory(at: place, withIntermediateDirectories: false)
    isStill.append(lock.isStill(at: place))
    #expect(isStill == [true, false, true, false])
  }

  @Test("Only a folder that is there has one")
  func isRefused() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.file("file", "")
    let nowhere = folder.url.appendingPathComponent("nowhere")
    for (url, code) in [(file, ENOTDIR), (nowhere, ENOENT)] {
      await #expect(throws: FileError.refused(code)) { try await FolderLock.take(url) {} }
    }
  }
}
