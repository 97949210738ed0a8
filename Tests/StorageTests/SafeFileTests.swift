import Foundation
import Testing
import Toolchain

@testable import Storage

@Suite("A file that is replaced in one piece")
struct SafeFileTests {
  private let folder: TemporaryFolder
  private let file: SafeFile
  private var manager: FileManager { .default }

  init() throws {
    folder = try TemporaryFolder()
    file = try SafeFile(folder.url.appendingPathComponent("file"))
  }

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

  @Test("Where there is none, there is nothing in it, and looking makes nothing")
  func missing() throws {
    defer { folder.remove() }
    let file = try SafeFile(folder.url.appendingPathComponent("some/new/file"))
    #expect(try file.contents() == nil)
    #expect(try file.stamp() == .missing)
    #expect(try names == [])
    // So much that it takes several readings.
    let large = String(repeating: "0123456789abcdef", count: 1 << 15)
    try write(large, to: file)
    #expect(try file.contents()?.data == Data(large.utf8))
  }

  @Test("Holds what was written last, under a stamp of its own, with only a lock beside it")
  func replaced() throws {
    defer { folder.remove() }
    // Left by a writer who was killed.
    _ = try folder.file(".file.new", "half a fi")
    var stamps: Set<FileStamp> = [.missing]
    // Each as long as the one before, and too soon after it for many a clock.
    for number in 10...40 {
      let stamp = try write("text \(number)", to: file)
      #expect(stamps.insert(stamp).inserted, "The stamp of \(number) was there before.")
      let contents = try #require(try file.contents())
      #expect(contents == (Data("text \(number)".utf8), stamp))
      #expect(try file.stamp() == stamp)
    }
    #expect(try names == ["file", ".file.lock"])
  }

  @Test("Gets a later time with every change, also where the clock was set back")
  func later() throws {
    defer { folder.remove() }
    try write("old", to: file)
    let future = Date(timeIntervalSinceNow: 86_400)
    try manager.setAttributes([.modificationDate: future], ofItemAtPath: file.path)
    let before = try FileStatus(of: file.path).changed
    try write("new", to: file)
    #expect(try !(FileStatus(of: file.path).changed <= before), "Not even a nanosecond later.")
  }

  @Test(
    "Nanoseconds run over into seconds",
    arguments: [
      ((1, 999_999_998), (1, 999_999_999)), ((1, 999_999_999), (2, 0)),
    ] as [((Int, Int), (Int, Int))])
  func nextTime(_ time: (Int, Int), _ next: (Int, Int)) {
    let time = timespec(tv_sec: time.0, tv_nsec: time.1)
    #expect((time.next.tv_sec, time.next.tv_nsec) == next)
    #expect(time <= time.next && time <= time && !(time.next <= time))
  }

  @Test("Keeps its permissions, and its owner where root replaces it", arguments: [0o600, 0o646])
  func attributes(_ mode: Int) throws {
    defer { folder.remove() }
    try write("old", to: file)
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    if geteuid() == 0 { try #require(chown(file.path, 12, 34) == 0) }
    func attributes() throws -> [UInt32] {
      let status = try FileStatus(of: file.path)
      return [status.owner, status.group, UInt32(status.permissions)]
    }
    let before = try attributes()
    try write("new", to: file)
    #expect(try attributes() == before)
    #expect(before[2] == mode)
    #expect(try text("file") == "new")
  }

  @Test("Stays behind the symbolic links that lead to it, with one lock for all its names")
  func links() throws {
    defer { folder.remove() }
    try manager.createDirectory(
      at: folder.url.appendingPathComponent("real"), withIntermediateDirectories: false)
    let middle = folder.url.appendingPathComponent("real/middle").path
    try manager.createSymbolicLink(atPath: middle, withDestinationPath: "there")
    let link = folder.url.appendingPathComponent("link")
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: middle)

    for text in ["made", "replaced"] {
      try write(text, to: SafeFile(link))
      #expect(try self.text("real/there") == text)
    }
    #expect(try SafeFile(link).moveAside() == ".damaged-1")
    #expect(try text("real/there.damaged-1") == "replaced")
    #expect(try names == ["real", "link"])
    #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == middle)
    #expect(try manager.destinationOfSymbolicLink(atPath: middle) == "there")
  }

  @Test("Forty links one after the other are too many, as is a link to itself")
  func chain() throws {
    defer { folder.remove() }
    func link(_ name: String, to target: String) throws -> URL {
      let url = folder.url.appendingPathComponent(name)
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target)
      return url
    }
    let links = try (1...40).map { try link("\($0)", to: $0 == 1 ? "file" : "\($0 - 1)") }
    #expect(try SafeFile(links[38]).path == file.path)
    #expect(throws: FileError.refused(ELOOP)) { try SafeFile(links[39]) }
    #expect(throws: FileError.refused(ELOOP)) { try SafeFile(link("self", to: "self")) }
  }

  @Test("Takes the place of no other that was moved aside, be it a link that leads nowhere")
  func movedAside() throws {
    defer { folder.remove() }
    try manager.createSymbolicLink(
      atPath: "\(file.path).damaged-2", withDestinationPath: "nowhere")
    for (text, suffix) in [("a", ".damaged-1"), ("b", ".damaged-3")] {
      try write(text, to: file)
      #expect(try file.moveAside() == suffix)
      #expect(try self.text("file\(suffix)") == text)
      #expect(try file.contents() == nil)
    }
    #expect(throws: FileError.refused(ENOENT)) { try file.moveAside() }
  }

  @Test("Nothing but a file is read or replaced, and a pipe is not waited for")
  func notRegular() throws {
    defer { folder.remove() }
    try #require(mkfifo("\(folder.url.path)/pipe", 0o600) == 0)
    _ = try folder.file("text", "hello")
    let troubles: [(String, FileError)] = [
      ("pipe", .notRegular), ("text/..", .refused(ENOTDIR)), ("", .refused(EISDIR)),
      ("text/inside", .refused(ENOTDIR)),
      (String(repeating: "x", count: 300), .refused(ENAMETOOLONG)),
    ]
    for (name, error) in troubles {
      let file = try SafeFile(folder.url.appendingPathComponent(name))
      #expect(throws: error) { try file.stamp() }
      #expect(throws: error) { try file.contents() }
      #expect(throws: error) { try file.makeFolder() }
      #expect(throws: error) { try file.replace(with: Data()) }
    }
    #expect(try names == ["pipe", "text"])
  }

  @Test("A lock is waited for, but not for ever, and nobody is kept from reading")
  func locked() throws {
    defer { folder.remove() }
    try write("old", to: file)
    let lock = try file.lock(patience: .zero)
    let start = ContinuousClock.now
    #expect(throws: FileError.locked) { _ = try file.lock(patience: .milliseconds(5)) }
    #expect(ContinuousClock.now - start >= .milliseconds(5))
    #expect(try file.contents()?.data == Data("old".utf8))
    lock.unlock()
    try write("new", to: file)
  }

  @Test("No child inherits a lock, which it would keep when it outlives us")
  func notInherited() throws {
    defer { folder.remove() }
    let lock = try file.lock(patience: .zero)
    defer { lock.unlock() }
    var wanted = stat()
    try #require(stat("\(folder.url.path)/.file.lock", &wanted) == 0)
    let descriptors = (Int32(3)..<1024).filter { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_ino == wanted.st_ino
        && status.st_dev == wanted.st_dev
    }
    #expect(descriptors.map { fcntl($0, F_GETFD) } == [FD_CLOEXEC])
  }

  /// Root may do everything, so that this says nothing about root.
  @Test(
    "One that somebody protected is neither replaced nor moved, and is read where that is allowed",
    .enabled(if: geteuid() != 0),
    arguments: [("file", 0o400), ("file", 0o000), ("", 0o500)] as [(String, mode_t)])
  func protected(_ name: String, _ mode: mode_t) throws {
    try write("old", to: file)
    let path = folder.url.appendingPathComponent(name).path
    try #require(chmod(path, mode) == 0)
    defer {
      chmod(path, 0o700)
      folder.remove()
    }
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
    "Troubles are told in the system's words",
    arguments: [
      (.refused(EISDIR), "Is a directory"), (.notRegular, "Not a regular file"),
      (.tooLarge, "File too large"), (.locked, "locked by another program"),
    ] as [(FileError, String)])
  func words(_ error: FileError, _ words: String) {
    #expect("\(error)" == words)
  }
}
