import Foundation
import Run
import Storage
import TestSupport
import Testing

@testable import Kata

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

  @Test("A file changes only if it holds what was read, and nothing is left beside it")
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
        try FileExchange(place(name), in: place("Kata")).replace(data[0], with: data[1]) == isDone)
      #expect(text(name) == (isDone ? new : present))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: place("Deep").path)
    #expect(names.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("A changed file keeps its permissions and its link, and a removed one gets them back")
  func shapes() throws {
    try ["real": Data("old".utf8), "Links/script": Data("old".utf8)].write(to: folder.url)
    let (link, script) = (place("Links/link"), place("Links/script"))
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "../real")
    chmod(script.path, 0o555)
    let shapes = [link, script].map { FileShape(of: $0) }
    #expect(shapes[0]?.link == "../real" && shapes[1]?.mode == 0o555)
    #expect(FileShape(of: place("real")) == nil && FileShape(of: place("none")) == nil)
    let (old, new) = (Data("old".utf8), Data("new".utf8))
    for (file, shape) in zip([link, script], shapes) {
      #expect(try FileExchange(file, in: place("Kata")).replace(old, with: new))
      #expect(FileShape(of: file) == shape)
      #expect(try FileExchange(file, in: place("Kata")).replace(new, with: nil))
      #expect(FileKind(of: file) == nil)
      #expect(try FileExchange(file, in: place("Kata")).replace(nil, with: old, shape: shape))
      #expect(
        FileShape(of: file) == shape && FileManager.default.contents(atPath: file.path) == old)
    }
    // The removed link did not take its file along.
    #expect(text("real") == "old")
    // A link to another file of the kata becomes a file, and a link again.
    let inside = try FileExchange(link, in: folder.url)
    #expect(try inside.replace(old, with: new) && text("real") == "old")
    #expect(FileShape(of: link) == nil && text("Links/link") == "new")
    #expect(try FileExchange(link, in: folder.url).replace(new, with: old, shape: shapes[0]))
    #expect(FileShape(of: link) == shapes[0] && text("Links/link") == "old")
  }

  @Test("No save is lost to an exchange, whether an editor renames files or writes in place")
  func race() async throws {
    let file = place("file")
    try Data("0".utf8).write(to: file)
    // A save counts as lost if the file has an earlier one after the editor has ended.
    let editor = Task.detached {
      for number in 1...2000 {
        try Data("\(number)".utf8).write(to: file, options: number % 2 == 0 ? .atomic : [])
      }
    }
    var (done, tries) = (0, 0)
    while tries < 100_000, text("file") != "2000" {
      tries += 1
      guard let read = FileManager.default.contents(atPath: file.path), read != Data("2000".utf8),
        try FileExchange(file, in: place("Kata")).replace(read, with: Data("ours \(tries)".utf8))
      else { continue }
      done += 1
    }
    try await editor.value
    #expect(text("file") == "2000" && done > 0)
  }
}
