import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Storage

@Suite("A file that is replaced atomically")
final class SafeFileTests {
  private let folder: TemporaryFolder
  private let file: SafeFile
  private var manager: FileManager { .default }

  init() throws {
    folder = try TemporaryFolder()
    file = try SafeFile(folder.url.appendingPathComponent("file"))
  }

  deinit { folder.remove() }

  private var names: Set<String> {
    get throws { Set(try manager.contentsOfDirectory(atPath: folder.url.path)) }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Replaces a file as its users do.
  @discardableResult
  private func write(_ text: String, to file: SafeFile) throws -> FileStamp {
    try file.makeFolder()
    let lock = try file.lock(patience: .seconds(5))
    defer { lock.unlock() }
    return try file.replace(with: Data(text.utf8))
  }

  @Test("A missing file has no contents, and reading does not create it")
  func missing() throws {
    let file = try SafeFile(folder.url.appendingPathComponent("some/new/file"))
    let (contents, stamp, names) = (try file.contents(), try file.stamp(), try names)
    #expect(contents == nil && stamp == .missing && names == [])
    // Long enough to take several reads.
    let large = String(repeating: "0123456789abcdef", count: 1 << 15)
    try write(large, to: file)
    #expect(try file.contents()?.data == Data(large.utf8))
  }

  @Test("Each replacement gives a file a new stamp, and leaves only a lock file beside it")
  func replaced() throws {
    // Left by a killed writer.
    _ = try folder.file(".file.new", "half a fi")
    var stamps: Set<FileStamp> = [.missing]
    // Each text has the same length as the last, and follows too soon for many clocks.
    for number in 10...40 {
      let stamp = try write("text \(number)", to: file)
      let contents = try file.contents()
      let isKept = contents?.stamp == stamp && contents?.data == Data("text \(number)".utf8)
      let isNew = stamps.insert(stamp).inserted
      #expect(try isKept && isNew && file.stamp() == stamp, "after \(number) with \(stamp)")
    }
    #expect(try names == ["file", ".file.lock"])
  }

  @Test("A new file and its folders get the permissions that the user's mask allows")
  func made() throws {
    try write("new", to: SafeFile(folder.url.appendingPathComponent("some/new/file")))
    let plain = folder.url.appendingPathComponent("plain").path
    try #require(mkdir(plain, 0o777) == 0 && close(creat("\(plain)/file", 0o666)) == 0)
    func permissions(_ names: [String]) throws -> [mode_t] {
      try names.map { try FileStatus(of: "\(folder.url.path)/\($0)").permissions }
    }
    let made = try permissions(["some", "some/new", "some/new/file", "some/new/.file.lock"])
    let usual = try permissions(["plain", "plain", "plain/file", "plain/file"])
    #expect(made == usual)
  }

  @Test("Every change gives a file a later time, even if the clock was set back")
  func later() throws {
    try write("old", to: file)
    let future = Date(timeIntervalSinceNow: 86_400)
    try manager.setAttributes([.modificationDate: future], ofItemAtPath: file.path)
    let before = try FileStatus(of: file.path).changed
    try write("new", to: file)
    #expect(try !(FileStatus(of: file.path).changed <= before), "Not even a nanosecond later.")
    for (nanoseconds, next) in [
      (999_998_999, (1, 999_999_999)), (999_999_000, (2, 0)), (999_999_999, (2, 999)),
    ] {
      let time = timespec(tv_sec: 1, tv_nsec: nanoseconds)
      #expect((time.next.tv_sec, time.next.tv_nsec) == next)
      #expect(time <= time.next && time <= time && !(time.next <= time))
      let much = time.after(seconds: 2)
      #expect((much.tv_sec, much.tv_nsec) == (3, nanoseconds), "for coarse clocks")
    }
  }

  @Test(
    "A replaced file keeps its permissions and, if root replaces it, its owner",
    arguments: [0o600, 0o646])
  func attributes(_ mode: Int) throws {
    try write("old", to: file)
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    if geteuid() == 0 { try #require(chown(file.path, 12, 34) == 0) }
    func attributes() throws -> [UInt32] {
      let status = try FileStatus(of: file.path)
      return [status.owner, status.group, UInt32(status.permissions)]
    }
    let before = try attributes()
    try write("new", to: file)
    let (after, text) = (try attributes(), try text("file"))
    #expect(after == before && before[2] == mode && text == "new")
  }

  @Test("A file reached through symbolic links stays in its place, with one lock for all its names")
  func links() throws {
    try manager.createDirectory(
      at: folder.url.appendingPathComponent("real"), withIntermediateDirectories: false)
    let middle = folder.url.appendingPathComponent("real/middle").path
    try manager.createSymbolicLink(atPath: middle, withDestinationPath: "there")
    let link = folder.url.appendingPathComponent("link")
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: middle)

    let texts = try ["made", "replaced"].map { text in
      try write(text, to: SafeFile(link))
      return try self.text("real/there")
    }
    let suffix = try SafeFile(link).moveAside()
    #expect(texts == ["made", "replaced"] && suffix == ".damaged-1")
    #expect(try text("real/there.damaged-1") == "replaced")
    #expect(try names == ["real", "link"])
    for (path, end) in [(link.path, middle), (middle, "there")] {
      #expect(try manager.destinationOfSymbolicLink(atPath: path) == end)
    }
  }

  @Test("Forty links in a row are too many, and so is a link to itself")
  func chain() throws {
    let links = try (["self"] + (1...40).map { "\($0)" }).map { name in
      let target = name == "self" ? name : name == "1" ? "file" : "\((Int(name) ?? 0) - 1)"
      let url = folder.url.appendingPathComponent(name)
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target)
      return url
    }
    #expect(try SafeFile(links[39]).path == file.path)
    for url in [links[40], links[0]] {
      #expect(throws: FileError.refused(ELOOP)) { try SafeFile(url) }
    }
  }

  @Test("Moving a damaged file aside never replaces another file, not even a dangling link")
  func movedAside() throws {
    try manager.createSymbolicLink(
      atPath: "\(file.path).damaged-2", withDestinationPath: "nowhere")
    for (text, suffix) in [("a", ".damaged-1"), ("b", ".damaged-3")] {
      try write(text, to: file)
      let moved = try file.moveAside()
      let contents = try file.contents()
      #expect(try moved == suffix && contents == nil && self.text("file\(suffix)") == text)
    }
    #expect(throws: FileError.refused(ENOENT)) { try file.moveAside() }
  }

  @Test("Only regular files are read or replaced, and no call waits for a pipe")
  func notRegular() throws {
    try #require(mkfifo("\(folder.url.path)/pipe", 0o600) == 0)
    _ = try folder.file("text", "hello")
    let troubles: [(String, FileError)] = [
      ("pipe", .notRegular), ("text/..", .refused(ENOTDIR)), ("", .refused(EISDIR)),
      ("text/inside", .refused(ENOTDIR)),
      (String(repeating: "x", count: 300), .refused(ENAMETOOLONG)),
    ]
    for (name, error) in troubles {
      let file = try SafeFile(folder.url.appendingPathComponent(name))
      let calls: [() throws -> Void] = [
        { _ = try file.stamp() }, { _ = try file.contents() }, { try file.makeFolder() },
        { try file.replace(with: Data()) },
      ]
      for call in calls { #expect(throws: error) { try call() } }
    }
    #expect(try names == ["pipe", "text"])
  }

  @Test("A writer waits a limited time for a lock, and readers ignore the lock")
  func locked() throws {
    try write("old", to: file)
    let lock = try file.lock(patience: .zero)
    let start = ContinuousClock.now
    #expect(throws: FileError.locked) { _ = try file.lock(patience: .milliseconds(5)) }
    #expect(ContinuousClock.now - start >= .milliseconds(5))
    #expect(try file.contents()?.data == Data("old".utf8))
    lock.unlock()
    try write("new", to: file)
  }

  @Test("A child process does not inherit a lock")
  func notInherited() throws {
    let lock = try file.lock(patience: .zero)
    defer { lock.unlock() }
    var wanted = stat()
    #expect(stat("\(folder.url.path)/.file.lock", &wanted) == 0)
    let flags: [Int32] = (Int32(3)..<1024).compactMap { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_dev == wanted.st_dev,
        status.st_ino == wanted.st_ino
      else { return nil }
      return fcntl(descriptor, F_GETFD)
    }
    #expect(flags == [FD_CLOEXEC])
  }

  /// Root may do anything, so the test is useless for root.
  @Test(
    "A protected file is neither replaced nor moved, and is read if that is allowed",
    .enabled(if: geteuid() != 0),
    arguments: [("file", 0o400), ("file", 0o000), ("", 0o500)] as [(String, mode_t)])
  func protected(_ name: String, _ mode: mode_t) throws {
    try write("old", to: file)
    let path = folder.url.appendingPathComponent(name).path
    try #require(chmod(path, mode) == 0)
    defer { chmod(path, 0o700) }
    #expect(throws: FileError.refused(EACCES)) { try file.replace(with: Data("new".utf8)) }
    if mode == 0 {
      #expect(throws: FileError.refused(EACCES)) { try file.contents() }
    } else {
      #expect(try file.contents()?.data == Data("old".utf8))
    }
    if name.isEmpty { #expect(throws: FileError.refused(EACCES)) { try file.moveAside() } }
    #expect(chmod(path, 0o700) == 0)
    #expect(try names == ["file", ".file.lock"])
  }

  @Test(
    "A file error is described in a few words, and a refusal in the system's own words",
    arguments: zip(
      [.refused(EISDIR), .notRegular, .tooLarge, .locked] as [FileError],
      ["Is a directory", "Not a regular file", "File too large", "locked by another program"]))
  func words(error: FileError, words: String) {
    #expect(error.description == words)
  }
}
