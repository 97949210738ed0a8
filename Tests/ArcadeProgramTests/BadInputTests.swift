import Foundation
import PlayerVisit
import SpaceGame
import TestSupport
import Testing
import Text
import Toolchain

@testable import ArcadeProgram

@Suite("Bad input to the arcade")
struct BadInputTests {
  @Test("A file that cannot be written is reported before any picture")
  func unwritable() async throws {
    let visit = try Visit([])
    for (name, reason) in [
      ("no/such/log", "No such file or directory"), (".", "Is a directory"),
    ] {
      let path = visit.folder.url.path + "/" + name
      let error = ArcadeError.unwritable(path, reason: reason)
      await visit.expect(["visit", "--log", path], failure: "\(error)", isWrongUsage: false)
    }
    #expect(try #require(visit.display).pictures.isEmpty)
  }

  @Test(
    "A roster that cannot be read ends the arcade with the reason before the screen opens",
    arguments: ["visit", "--guest", "play"])
  func badRoster(word: String) async throws {
    let visit = try Visit([])
    let path = visit.rosterFile.path
    try visit.writeRoster(Visit.newer)
    let newer = RosterError.newerVersion(path, version: 99, newest: 1)
    await visit.expect([word], failure: "\(newer)", isWrongUsage: false)
    #expect(try String(contentsOf: visit.rosterFile, encoding: .utf8) == Visit.newer)
    try visit.writeRoster("plenty")
    let damaged = RosterError.damaged(path, keptAs: "\(path).damaged-1")
    await visit.expect([word], failure: "\(damaged)", isWrongUsage: false)
    #expect(try #require(visit.display).pictures.isEmpty)
    try await visit.play([.until("▸★ Guest (you)"), .key("q")], with: "--guest")
  }

  @Test("A transcript whose roster fails ends with the reason")
  func badTranscript() async throws {
    let outage = Outage(of: DependencyInversionSeam.after)
    outage.begin()
    let visit = try Visit()
    visit.kata = KataPart(DependencyInversionSeam.self, outage)
    let error = RosterError.unreadable("roster.json", reason: "the disk is away")
    await visit.expect(["transcript"], failure: "\(error)", isWrongUsage: false)
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
}
