import Foundation
import Storage
import TestSupport
import Testing
import Toolchain

@testable import KataTools

@Suite("Changing a file that an editor may save")
final class FileExchangeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  private func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: place(name).path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func exchange(_ file: URL, _ old: Data?, _ new: Data?) throws -> Bool {
    let exchange = FileExchange(file, from: old, to: new)
    return try exchange.run() && exchange.settle()
  }

  @Test(
    "A file is exchanged only if it still has the bytes that were read; no other file is left behind"
  )
  func table() throws {
    let table: [(present: String?, read: String?, new: String?, isDone: Bool)] = [
      ("old", "old", "new", true), (nil, nil, "new", true), ("old", "old", nil, true),
      ("saved", "old", "new", false), ("saved", nil, "new", false), ("saved", "old", nil, false),
      (nil, "old", "new", false), (nil, "old", nil, true), (nil, nil, nil, true),
      ("new", "old", "new", true), ("new", nil, "new", true),
    ]
    for (present, read, new, isDone) in table {
      let name = "Deep/\(UUID().uuidString)"
      if let present { try [name: Data(present.utf8)].write(to: folder.url) }
      let data = [read, new].map { $0.map { Data($0.utf8) } }
      #expect(
        try exchange(place(name), data[0], data[1]) == isDone)
      #expect(text(name) == (isDone ? new : present))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: place("Deep").path)
    #expect(names.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("A file keeps its permissions when it is changed, and when a failed action restores it")
  func modes() throws {
    let (old, new) = (Data("old".utf8), Data("new".utf8))
    let script = try folder.file("script", "old")
    chmod(script.path, 0o555)
    #expect(try exchange(script, old, new) && FileExchange.mode(of: script.path) == 0o555)
    let removal = FileExchange(script, from: new, to: nil)
    #expect(try removal.run() && text("script") == nil)
    try removal.undo()
    #expect(FileExchange.mode(of: script.path) == 0o555 && text("script") == "new")
  }

  @Test("If an editor writes to the old file during an exchange, its text is put back")
  func late() throws {
    for new in [Data("new".utf8), nil] {
      let file = place(UUID().uuidString)
      try Data("old".utf8).write(to: file)
      let editor = try FileHandle(forWritingTo: file)
      let exchange = FileExchange(file, from: Data("old".utf8), to: new)
      #expect(try exchange.run())
      try editor.write(contentsOf: Data("saved".utf8))
      #expect(try !exchange.settle() && text(file.lastPathComponent) == "saved")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test("No save is lost to an exchange, whether an editor renames files or writes in place")
  func race() async throws {
    let file = place("file")
    try Data("0".utf8).write(to: file)
    // A save counts as lost if the file has an earlier one after the editor has ended.
    let editor = Task.detached {
      for number in 1...2001 {
        try Data("\(number)".utf8).write(to: file, options: number % 2 == 0 ? .atomic : [])
      }
    }
    var (done, tries) = (0, 0)
    while tries < 100_000, text("file") != "2001" {
      tries += 1
      // An editor that writes in place empties the file first; an action looks twice.
      let read = FileManager.default.contents(atPath: file.path)
      if read == Data("2001".utf8) || read?.isEmpty == true { continue }
      let new = tries % 3 == 0 ? nil : Data("ours \(tries)".utf8)
      if try exchange(file, read, new) { done += 1 }
    }
    try await editor.value
    #expect(text("file") == "2001" && done > 0)
  }
}
