import Foundation
import Shell
import SpaceGame
import TestSupport
import Testing
import Toolchain

@testable import ArcadeCore

@Suite("Bad input to the arcade")
struct BadInputTests {
  private func sentence(_ visit: Visit, _ words: String...) async -> String? {
    do {
      _ = try await Program.arcade.run(words, on: visit.console) { [url = visit.folder.url] in
        Arcade(
          dataFolder: url, openDisplay: { throw ArcadeError.noTerminal(instead: $0) },
          anySeed: { 1 })
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "A seed or a tick count that is no number or out of range is told with its range",
    arguments: [
      ("--seed", "abc", "0 to 18446744073709551615"),
      ("--seed", "-1", "0 to 18446744073709551615"),
      ("--seed", "18446744073709551616", "0 to 18446744073709551615"),
      ("--seed", "1.5", "0 to 18446744073709551615"),
      ("--seed", "+1", "0 to 18446744073709551615"),
      ("--seed", "٣", "0 to 18446744073709551615"),
      ("--ticks", "0", "1 to 1080000"),
      ("--ticks", "1080001", "1 to 1080000"),
      ("--ticks", "many", "1 to 1080000"),
    ])
  func numbers(_ option: String, _ text: String, _ range: String) async throws {
    let told = await sentence(try Visit(), "transcript", option + "=" + text)
    #expect(told == "\(option) takes a whole number from \(range), not “\(text)”.")
  }

  @Test("Numbers at the ends of their range are taken")
  func extremes() async throws {
    #expect(
      await sentence(
        try Visit(), "transcript", "--seed", "18446744073709551615", "--ticks", "1") == nil)
  }

  @Test(
    "A command or option that is not there is told, with what was probably meant",
    arguments: [
      (["demmo"], "There is no command “demmo”: did you mean `arcade demo`?"),
      (["fly"], "There is no command “fly”: `arcade help` lists them."),
      (
        ["census", "--side", "before"],
        "`arcade census` has no option “--side”: did you mean `--sides`?"
      ),
      (
        ["census", "--sides"],
        "`arcade census` needs a value after `--sides`: `arcade help census` shows which."
      ),
      (
        ["census", "now"],
        "`arcade census` has no use for “now”: `arcade help census` shows what it takes."
      ),
      (["replay"], "`arcade replay` needs a FILE: `arcade help replay` shows how to give it."),
      (
        ["--gest"], "`arcade visit` has no option “--gest”: did you mean `--guest`?"
      ),
      (
        ["visit", "CoolMan"],
        "`arcade visit` has no use for “CoolMan”: `arcade help visit` shows what it takes."
      ),
      (
        ["--guest=yes"],
        "`arcade visit` takes `--guest` without a value: leave out the part from “=” on."
      ),
      (
        ["visit", "--file", "--log"],
        "`arcade visit` needs a value after `--file`: `arcade help visit` shows which."
      ),
      (
        ["play", "--ticks", "5"],
        "`arcade play` has no option “--ticks”: `arcade help play` shows what it takes."
      ),
    ])
  func usage(_ words: [String], _ expected: String) async throws {
    let visit = try Visit()
    await #expect(throws: UsageError.self) {
      try await Program.arcade.run(words, on: visit.console) { .standard }
    }
    do { _ = try await Program.arcade.run(words, on: visit.console) { .standard } } catch {
      #expect("\(error)" == expected)
    }
  }

  @Test(
    "A service that no request can go to is told",
    arguments: [
      "accounts.example.com", "ftp://accounts.example.com", "http://", "https:///sign-in",
      "file:///etc/passwd", "http://exa mple.com", "-", "localhost:8080", "http:8080",
    ])
  func services(_ text: String) async throws {
    #expect(
      await sentence(try Visit(), "--service", text)
        == "--service takes an address that begins with http:// or https://, not “\(text)”.")
    #expect(ArcadeError.service(text).isWrongUsage)
  }

  @Test("A log that cannot be written is told before the terminal is asked for")
  func logs() async throws {
    let visit = try Visit()
    let nowhere = visit.path("no/such/folder/log")
    #expect(
      await sentence(visit, "visit", "--log", nowhere)
        == ArcadeError.unwritable(nowhere, reason: "there is no such folder").description)
    #expect(
      await sentence(visit, "visit", "--log", visit.folder.url.path)?
        .hasSuffix(" cannot be written: this is the name of a folder.") == true)
  }

  @Test("Without a terminal each command names what can be used instead")
  func noTerminal() async throws {
    let text = "This needs a terminal of its own for keys and picture: run it in one, or use "
    #expect(await sentence(try Visit()) == text + "`arcade transcript`.")
    #expect(await sentence(try Visit(), "visit", "--guest") == text + "`arcade transcript`.")
    #expect(await sentence(try Visit(), "play") == text + "`arcade transcript`.")
    #expect(await sentence(try Visit(), "demo") == text + "`arcade transcript`.")
  }

  @Test(
    "A recording that is missing, a folder, no text, empty, cut off or of a newer version is told")
  func recordings() async throws {
    let visit = try Visit()
    func told(_ name: String, _ data: Data?) async throws -> String? {
      let path = visit.path(name)
      try data?.write(to: URL(fileURLWithPath: path))
      return await sentence(visit, "replay", path)?.replacingOccurrences(of: path, with: name)
    }
    #expect(try await told("none", nil) == "There is no file “none”.")
    #expect(try await told("empty", Data()) == "“empty” is empty, so there is nothing to replay.")
    #expect(try await told("bytes", Data([0xFF, 0xFE])) == "“bytes” cannot be read as text.")
    #expect(
      try await told("other", Data("hello\n".utf8)) == "“other” is not a recording of this game.")
    #expect(
      try await told("newer", Data("shipshape-recording 2\n".utf8))
        == "“newer” is a recording of version 2, and this arcade reads up to version 1: update it.")
    #expect(
      try await told("damaged", Data("shipshape-recording 1\nseed x\n".utf8))
        == "“damaged” is damaged in line 2, so it cannot be replayed.")
    #expect(
      await sentence(visit, "replay", visit.folder.url.path)?.contains("cannot be read") == true)
  }

  @Test("A recording that does not lead to its digest is told at once and not shown")
  func unfaithful() async throws {
    let visit = try Visit([])
    var recorder = Recorder(game: Game(systems: Systems(Sides(all: .after))), seed: 2)
    for _ in 0..<40 { recorder.play(Autopilot().command(for: recorder.world)) }
    let text = recorder.recording.text.replacingOccurrences(of: "seed 2", with: "seed 3")
    let path = try visit.folder.file("game", text).path
    await #expect(throws: ArcadeError.unfaithful(path)) { try await visit.run("replay", path) }
    #expect(visit.display?.pictures.isEmpty == true)
    #expect(
      ArcadeError.unfaithful("game").description
        == "“game” does not lead to the digest it carries: it was changed, or recorded by other rules."
    )
  }

  @Test("A file that is there already is left as it is, and one that cannot be written is told")
  func unwritable() async throws {
    let visit = try Visit([])
    let path = try visit.folder.file("precious", "mine").path
    await #expect(throws: ArcadeError.alreadyThere(path)) {
      try await visit.run("play", "--record", path)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(visit.display?.isClosed == true)
    let nowhere = visit.path("no/such/folder/game")
    await #expect(throws: ArcadeError.unwritable(nowhere, reason: "there is no such folder")) {
      try await visit.run("play", "--record", nowhere)
    }
  }

  @Test("Wrong usage and failure are told apart")
  func kinds() {
    #expect(ArcadeError.sides("x").isWrongUsage)
    #expect(ArcadeError.number(option: "--seed", text: "x", range: 0...1).isWrongUsage)
    #expect(!ArcadeError.noSuchFile("x").isWrongUsage)
    #expect(!ArcadeError.unfaithful("x").isWrongUsage)
  }
}
