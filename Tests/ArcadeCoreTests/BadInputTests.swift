import Foundation
import SpaceGame
import TestSupport
import Testing
import Text
import Toolchain

@testable import ArcadeCore

@Suite("What the arcade cannot use")
struct BadInputTests {
  @Test(
    "Without a terminal each command names what can be used instead",
    arguments: [[], ["visit", "--guest"], ["play"], ["demo"]])
  func noTerminal(words: [String]) async throws {
    let told = ArcadeError.noTerminal(instead: "`arcade transcript`")
    try await Visit().expect(words, failure: "\(told)", isWrongUsage: false)
  }

  @Test("A recording that cannot be replayed is told at once and not shown")
  func recordings() async throws {
    let visit = try Visit([])
    let path = visit.path("game")
    let texts: [(String?, String)] = [
      (nil, "There is no file PATH."), ("\u{FF}", "PATH cannot be read as text."),
      (
        "shipshape-recording 1\nseed x\n", "PATH is damaged at line 2, so it cannot be replayed."
      ),
      (
        Self.unfaithful,
        "PATH does not lead to the digest it carries: it was changed, or recorded by other rules."
      ),
    ]
    for (text, sentence) in texts {
      let encoding = text == "\u{FF}" ? String.Encoding.isoLatin1 : .utf8
      try text?.write(toFile: path, atomically: true, encoding: encoding)
      await visit.expect(
        ["replay", path], failure: sentence.replacing("PATH", with: path.quotedForReader),
        isWrongUsage: false)
    }
    #expect(try #require(visit.display).pictures.isEmpty)
  }

  /// A game that was recorded with another seed than it says.
  private static var unfaithful: String {
    var recorder = Recorder(game: Game(systems: Systems(Sides(all: .after))), seed: 2)
    for _ in 0..<40 { recorder.play(Autopilot().command(for: recorder.world)) }
    return recorder.recording.text.replacing("seed 2", with: "seed 3")
  }

  @Test("A file that is there already is left as it is, and one that cannot be written is told")
  func unwritable() async throws {
    let visit = try Visit([])
    let path = try visit.folder.file("precious", "mine").path
    let told = ArcadeError.alreadyThere(path)
    await visit.expect(["play", "--record", path], failure: "\(told)", isWrongUsage: false)
    #expect(try TextFile(path: path).read() == "mine" && visit.display?.isClosed == true)
    for (words, name, reason) in [
      (["play", "--record"], "no/such/game", "there is no such folder"),
      (["play", "--record"], "new/", "this is the name of a folder"),
      (["visit", "--log"], "no/such/log", "there is no such folder"),
      (["visit", "--log"], ".", "this is the name of a folder"),
    ] {
      let path = visit.folder.url.path + "/" + name
      let told = ArcadeError.unwritable(path, reason: reason)
      await visit.expect(words + [path], failure: "\(told)", isWrongUsage: false)
    }
    #expect(try #require(visit.display).pictures.isEmpty, "before anything is shown")
  }

  @Test("The reason for which a file cannot be written is told in a player's words")
  func reasons() {
    let reasons: [(String, [Int32?])] = [
      ("there is no such folder", [ENOENT, ENOTDIR]), ("this is the name of a folder", [EISDIR]),
      ("you have no permission", [EACCES, EPERM]), ("this is no name for a file", [ENAMETOOLONG]),
      ("the disk is read-only", [EROFS]), ("the disk is full", [ENOSPC]),
      ("the system refused it", [EIO, nil]),
    ]
    for (reason, codes) in reasons {
      for code in codes {
        #expect("\(ArcadeError.unwritable("a", code: code))" == "“a” cannot be written: \(reason).")
      }
    }
    #expect(
      "\(ArcadeError.alreadyThere("a"))"
        == "“a” is there already and is left as it is: name a new file.")
  }

  @Test("A relative path in a folder that was removed is told")
  func removedFolder() async throws {
    let visit = try Visit([])
    visit.dataFolder = try #require(URL(string: "data"))
    for words in [["roster"], ["visit", "--guest"]] {
      await visit.expect(
        words, failure: "“data/roster.json” cannot be written: the folder that you are in is gone.",
        isWrongUsage: false)
    }
  }

  @Test("A text file is replaced whole, and one of more megabytes than any of ours is not read")
  func textFiles() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = TextFile(path: folder.url.appendingPathComponent("text").path)
    func inode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    }
    try file.create("old")
    let old = try inode()
    try file.replace("new")
    #expect(try file.read() == "new")
    #expect(try inode() != old, "a new file took the place of the old one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["text"])
    let most = 16 << 20
    let sizes: [(count: Int, read: Int?)] = [(most, most), (most + 1, nil)]
    for (count, read) in sizes {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
      try handle.truncate(atOffset: UInt64(count))
      #expect((try? file.read())?.utf8.count == read)
    }
  }
}
