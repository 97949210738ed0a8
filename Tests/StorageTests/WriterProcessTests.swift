import Foundation
import Testing
import Toolchain

@testable import Storage

/// Each writer is a separate process.
@Suite("A file that several processes share")
final class WriterProcessTests {
  private let folder: TemporaryFolder
  private let file: SafeFile

  init() throws {
    folder = try TemporaryFolder()
    file = try SafeFile(folder.url.appendingPathComponent("file"))
  }

  deinit { folder.remove() }

  private func expectOnlyTheLockBeside() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["file", ".file.lock"])
  }

  /// A text with so many bytes that writing takes a moment.
  private static func text(_ number: Int) -> String {
    String(repeating: "\(number)\n", count: 20_000)
  }

  /// Edits a text atomically.
  private static func change(_ path: String, _ edit: (String) -> String) throws {
    let file = try SafeFile(URL(fileURLWithPath: path))
    let lock = try file.lock(patience: .seconds(60))
    defer { lock.unlock() }
    let old = try file.contents()?.data ?? Data()
    try file.replace(with: Data(edit(String(decoding: old, as: UTF8.self)).utf8))
  }

  private func text() throws -> String? {
    try file.contents().map { String(decoding: $0.data, as: UTF8.self) }
  }

  @Test("A file stays complete no matter when a writer is killed")
  func survivesKills() async throws {
    for microseconds in [0, 100, 500, 1_500, 4_000, 9_000] as [UInt32] {
      let before = try text()
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = file.path as String, microseconds = microseconds as UInt32] in
        Thread.detachNewThread {
          usleep(microseconds)
          kill(getpid(), SIGKILL)
        }
        let confirmed = open("\(path)-confirmed", O_WRONLY | O_CREAT, 0o600)
        for number in 1... {
          try WriterProcessTests.change(path) { _ in WriterProcessTests.text(number) }
          pwrite(confirmed, "\(number)\n", "\(number)\n".utf8.count, 0)
        }
      }
      // A writer that was killed early does not even have a file of confirmations.
      let said = try? String(contentsOfFile: "\(file.path)-confirmed", encoding: .utf8)
      let confirmed = said.flatMap { Int($0.dropLast()) }
      let last = confirmed.map(Self.text) ?? before
      let next = Self.text((confirmed ?? 0) + 1)
      let text = try text()
      #expect(text == last || text == next, "after \(microseconds) µs and \(said ?? "")")
      try? FileManager.default.removeItem(atPath: "\(file.path)-confirmed")
    }
    // The killed writers left nothing that stops the next writer or stays for ever.
    try Self.change(file.path) { _ in "last" }
    try expectOnlyTheLockBeside()
  }

  @Test("If a new file would be too large, the old file stays, and nothing else is left behind")
  func tooLarge() async throws {
    try Self.change(file.path) { _ in "old" }
    await #expect(processExitsWith: .exitCode(7)) { [path = file.path as String] in
      var limit = rlimit(rlim_cur: 2, rlim_max: 2)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      signal(SIGXFSZ, SIG_IGN)
      do { try WriterProcessTests.change(path) { $0 + "new" } } catch FileError.refused(EFBIG) {
        exit(7)
      }
    }
    #expect(try text() == "old")
    try expectOnlyTheLockBeside()
  }
}
