import Foundation
import Run
import SpaceGame
import TestSupport
import Testing
import Text

@testable import ArcadeCore

@Suite("Bad input to the arcade")
struct BadInputTests {
  @Test("A file that cannot be written is reported before any picture")
  func unwritable() async throws {
    let visit = try Visit([])
    for (name, reason) in [
      ("no/such/log", "there is no such folder"), (".", "this is the name of a folder"),
    ] {
      let path = visit.folder.url.path + "/" + name
      let error = ArcadeError.unwritable(path, reason: reason)
      await visit.expect(["visit", "--log", path], failure: "\(error)", isWrongUsage: false)
    }
    #expect(try #require(visit.display).pictures.isEmpty)
  }

  @Test("A failed write gives its reason in plain words")
  func reasons() {
    let reasons: [(String, [Int32])] = [
      ("there is no such folder", [ENOENT, ENOTDIR]), ("this is the name of a folder", [EISDIR]),
      ("you have no permission", [EACCES, EPERM]),
      ("this is not a valid file name", [ENAMETOOLONG]),
      ("the disk is read-only", [EROFS]), ("the disk is full", [ENOSPC]),
      ("the system refused it", [EIO]),
    ]
    for (reason, codes) in reasons {
      for code in codes {
        #expect("\(ArcadeError.unwritable("a", code: code))" == "“a” cannot be written: \(reason).")
      }
    }
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
