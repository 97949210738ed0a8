import Foundation
import Synchronization
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("A folder that is watched", .timeLimit(.minutes(5)))
struct FolderWatchTests {
  private let root: TemporaryFolder
  private let folder: URL

  init() throws {
    root = try TemporaryFolder()
    folder = root.url.appendingPathComponent("Katas/ö kata")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Sources"), withIntermediateDirectories: true)
    try write("Sources/A.swift", "a")
  }

  private func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  /// Watches, and tells of each change.
  private func changes(
    _ watch: any FolderWatching
  ) throws -> AsyncStream<Void>.Iterator {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    try watch.begin { continuation.yield() }
    return stream.makeAsyncIterator()
  }

  #if os(Linux)
    private func makeWatch() -> any FolderWatching { InotifyWatch(on: folder, below: root.url) }
  #else
    private func makeWatch() -> any FolderWatching { DispatchWatch(on: folder, below: root.url) }
  #endif

  @Test("A write, a write beside it and a rename, a new folder and a removal are heard")
  func changes() async throws {
    defer { root.remove() }
    let watch = makeWatch()
    defer { watch.end() }
    var news = try changes(watch)
    try write("Sources/A.swift", "b")
    await news.next()
    let beside = root.url.appendingPathComponent("beside")
    try Data("c".utf8).write(to: beside)
    #expect(rename(beside.path, folder.appendingPathComponent("Sources/A.swift").path) == 0)
    await news.next()
    let deep = folder.appendingPathComponent("Sources/Deep/Down")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    await news.next()
    try write("Sources/B.swift", "b")
    await news.next()
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Sources/B.swift"))
    await news.next()
  }

  @Test("A file in a folder that is new is heard, too")
  func newFolder() async throws {
    defer { root.remove() }
    let watch = makeWatch()
    defer { watch.end() }
    let count = Mutex(0)
    try watch.begin { count.withLock { $0 += 1 } }
    let deep = folder.appendingPathComponent("Sources/Deep")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    while count.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(1)) }
    // From here on the folder is watched: one that is heard of has its watch first.
    let before = count.withLock { $0 }
    try write("Sources/Deep/C.swift", "c")
    while count.withLock({ $0 }) == before { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test("A folder that goes away and comes back is watched again")
  func backAgain() async throws {
    defer { root.remove() }
    let watch = makeWatch()
    defer { watch.end() }
    var news = try changes(watch)
    let katas = root.url.appendingPathComponent("Katas")
    let elsewhere = root.url.appendingPathComponent("elsewhere")
    #expect(rename(katas.path, elsewhere.path) == 0)
    await news.next()
    #expect(rename(elsewhere.path, katas.path) == 0)
    await news.next()
    try write("Sources/A.swift", "back")
    await news.next()
  }

  #if os(Linux)
    @Test("What a build writes, and hidden files of editors, wake nobody")
    func hidden() async throws {
      defer { root.remove() }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(".build"), withIntermediateDirectories: true)
      let watch = makeWatch()
      defer { watch.end() }
      let source = folder.appendingPathComponent("Sources/A.swift")
      let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
      try watch.begin {
        continuation.yield(FileManager.default.fileExists(atPath: source.path))
      }
      try Data("x".utf8).write(to: root.url.appendingPathComponent("Katas/progress.json"))
      for number in 1...10 {
        try write(".build/debug\(number).yaml", "x")
        try write("Sources/.A.swift.\(number).swp", "x")
        // A watch that is woken by these has the time to say so.
        try await Task.sleep(for: .milliseconds(5))
      }
      try FileManager.default.removeItem(at: source)
      var wakings = 0
      for await isThere in stream {
        guard isThere else { break }
        wakings += 1
      }
      // A child that another test starts may hold the source that we wrote open for a moment.
      #expect(wakings <= 1, "each of the ten would wake it")
    }
  #endif

  @Test("Without notifications a look finds what changed, and nothing where nothing did")
  func polling() throws {
    defer { root.remove() }
    let watch = PollingWatch(on: folder)
    #expect(watch.hasChanged(), "the first look knows nothing before it")
    #expect(!watch.hasChanged())
    try write("Sources/A.swift", "longer")
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
    try FileManager.default.removeItem(at: folder)
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
  }
}
