import Foundation
import Run
import SpaceGame
import TestSupport
import Testing
import Text

@testable import ArcadeCore

@Suite("Bad input to the arcade")
struct BadInputTests {
  @Test("A bad recording is rejected at once, without a picture")
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
        "PATH does not reproduce its digest: it was changed, or recorded under other rules."
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

  /// A recording with a seed that is not its game's.
  private static var unfaithful: String {
    var recorder = Recorder(game: Game(systems: Systems(Sides(all: .after))), seed: 2)
    for _ in 0..<40 { recorder.play(Autopilot().command(for: recorder.world)) }
    return recorder.recording.text.replacing("seed 2", with: "seed 3")
  }

  @Test("Recording never overwrites a file, and a file that cannot be written is reported")
  func unwritable() async throws {
    let visit = try Visit([])
    let path = try visit.folder.file("precious", "mine").path
    let error = ArcadeError.alreadyThere(path)
    await visit.expect(["play", "--record", path], failure: "\(error)", isWrongUsage: false)
    #expect(try TextFile(path: path).read() == "mine" && visit.display?.isClosed == true)
    for (words, name, reason) in [
      (["play", "--record"], "no/such/game", "there is no such folder"),
      (["play", "--record"], "new/", "this is the name of a folder"),
      (["visit", "--log"], "no/such/log", "there is no such folder"),
      (["visit", "--log"], ".", "this is the name of a folder"),
    ] {
      let path = visit.folder.url.path + "/" + name
      let error = ArcadeError.unwritable(path, reason: reason)
      await visit.expect(words + [path], failure: "\(error)", isWrongUsage: false)
    }
    #expect(try #require(visit.display).pictures.isEmpty, "The command failed before any picture.")
  }

  @Test("A failed write gives its reason in plain words")
  func reasons() {
    let reasons: [(String, [Int32?])] = [
      ("there is no such folder", [ENOENT, ENOTDIR]), ("this is the name of a folder", [EISDIR]),
      ("you have no permission", [EACCES, EPERM]),
      ("this is not a valid file name", [ENAMETOOLONG]),
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
        == "“a” already exists and is left unchanged: name a new file.")
  }

  @Test("A relative path is an error if the current folder has been removed")
  func removedFolder() async throws {
    let visit = try Visit([])
    visit.dataFolder = try #require(URL(string: "data"))
    for words in [["roster"], ["visit", "--guest"]] {
      await visit.expect(
        words,
        failure: "“data/roster.json” cannot be written: your current folder no longer exists.",
        isWrongUsage: false)
    }
  }

  @Test("A text file is replaced as a whole, and a file that is too large is not read")
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
    #expect(try inode() != old, "A new file replaced the old one.")
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
