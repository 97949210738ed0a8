import Foundation
import SpaceGame
import TestSupport
import Testing
import Text
import Toolchain

@testable import ArcadeCore

@Suite("Bad input to the arcade")
struct BadInputTests {
  /// What somebody may type, and what they are told.
  private static let mistakes: [([String], String)] = [
    (
      ["transcript", "--screen", "cellar"],
      "--screen takes sign-in, lobby, details, game or score, not “cellar”."
    ),
    (
      ["transcript", "--pictures", "--screen", "game"],
      "`arcade transcript` takes only one of `--pictures`, `--screen`."
    ),
    (
      ["transcript", "--screen", "game", "--game"],
      "`arcade transcript` takes only one of `--game`, `--screen`."
    ),
    (["demmo"], "There is no command “demmo”: did you mean `arcade demo`?"),
    (["fly"], "There is no command “fly”: `arcade help` lists them."),
    (
      ["census", "--side", "before"],
      "`arcade census` has no option “--side”: did you mean `--sides`?"
    ),
    (["replay"], "`arcade replay` needs FILE: `arcade help replay` shows how to give it."),
    (
      ["visit", "CoolMan"],
      "`arcade visit` has no use for “CoolMan”: `arcade help visit` shows what it takes."
    ),
    (
      ["--guest=yes"],
      "`arcade` takes `--guest` without a value: leave out the part from “=” on."
    ),
    (
      ["play", "--ticks", "5"],
      "`arcade play` has no option “--ticks”: `arcade help play` shows what it takes."
    ),
  ]

  @Test("Wrong usage is told with what is right, or was probably meant")
  func usage() async throws {
    let visit = try Visit()
    for (words, sentence) in Self.mistakes {
      await visit.expect(words, failure: sentence, isWrongUsage: true)
    }
    for text in ["abc", "-1", "-0", "18446744073709551616", "1.5", "+1", "٣"] {
      await visit.expect(
        ["transcript", "--seed=\(text)"],
        failure: "--seed takes a whole number from 0 to 18446744073709551615, not “\(text)”.",
        isWrongUsage: true)
    }
    for text in ["0", "1080001"] {
      await visit.expect(
        ["transcript", "--ticks=\(text)"],
        failure: "--ticks takes a whole number from 1 to 1080000, not “\(text)”.",
        isWrongUsage: true)
    }
    for command in ["visit", "play", "demo"] {
      for text in ["0", "100", "-1", "x"] {
        await visit.expect(
          [command, "--wave=\(text)"],
          failure: "--wave takes a whole number from 1 to 99, not “\(text)”.", isWrongUsage: true)
      }
    }
    for text in ["a.example", "ftp://a.example", "http://", "http://a b.com", "localhost:8080"] {
      await visit.expect(
        ["--service", text],
        failure: "--service takes an address that begins with http:// or https://, not “\(text)”.",
        isWrongUsage: true)
    }
  }

  @Test("Numbers at the ends of their range are taken")
  func extremes() async throws {
    let words = ["transcript", "--game", "--seed", "18446744073709551615", "--ticks", "1"]
    #expect(try await Visit().run(words))
  }

  @Test("Without a terminal each command names what can be used instead")
  func noTerminal() async throws {
    let text =
      "This needs a terminal of its own for keys and picture: run it in one, or use "
      + "`arcade transcript`."
    for words in [[], ["visit", "--guest"], ["play"], ["demo"]] {
      try await Visit().expect(words, failure: text, isWrongUsage: false)
    }
  }

  @Test("A log that cannot be written is told before the terminal is asked for")
  func logs() async throws {
    let visit = try Visit()
    for (name, reason) in [
      ("no/such/log", "there is no such folder"), (".", "this is the name of a folder"),
    ] {
      let path = visit.path(name)
      await visit.expect(
        ["visit", "--log", path], failure: "\(path.quotedForReader) cannot be written: \(reason).",
        isWrongUsage: false)
    }
  }

  @Test("A recording that cannot be replayed is told at once and not shown")
  func recordings() async throws {
    let visit = try Visit([])
    let path = visit.path("game")
    let texts: [(String?, String)] = [
      (nil, "There is no file PATH."), ("", "PATH is empty, so there is nothing to replay."),
      ("\u{FF}", "PATH cannot be read as text."),
      ("hello\n", "PATH is not a recording of this game."),
      (
        "shipshape-recording 1\nseed x\n", "PATH is damaged in line 2, so it cannot be replayed."
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
    let display = try #require(visit.display)
    #expect(display.pictures.isEmpty)
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
    await visit.expect(
      ["play", "--record", path],
      failure: "\(path.quotedForReader) is there already and is left as it is: name a new file.",
      isWrongUsage: false)
    let (kept, display) = (try TextFile(path: path).read(), try #require(visit.display))
    #expect(kept == "mine" && display.isClosed)
    for (name, reason) in [
      ("no/such/game", "there is no such folder"), ("new/", "this is the name of a folder"),
    ] {
      let path = visit.folder.url.path + "/" + name
      await visit.expect(
        ["play", "--record", path],
        failure: "\(path.quotedForReader) cannot be written: \(reason).", isWrongUsage: false)
    }
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
      let text = try? file.read()
      #expect(text?.utf8.count == read)
    }
  }
}
