import Foundation
import PlayerVisit
import RosterFiles
import Storage
import Testing

@Suite("A roster's files")
struct RosterDocumentTests {
  /// Data that is not a roster.
  private static let damages: [Data] =
    [
      "", "hello", "{\"version\": 1, \"nextID\": 2, \"players\": {}}",
      "{\"nextID\": 2, \"players\": []}", "{\"version\": 0, \"nextID\": 2, \"players\": []}",
      "{\"version\": \"1\", \"nextID\": 2, \"players\": []}",
      "{\"version\": 1, \"players\": []}", "{\"version\": 1, \"nextID\": 2, \"players\": [",
      "{\"version\": 1, \"nextID\": 2, \"players\": []}{}", text((1, "", "")),
      text((1, "a", ""), (1, "b", "")), text((1, "a", ", \"lastVisit\": \"yesterday\"")),
      String(repeating: "[", count: 100_000),
    ].map { Data($0.utf8) } + [Data(text().utf8) + [0xFF], Data(count: 100)]

  private static func text(_ players: (Int, String, String)...) -> String {
    let lines = players.map {
      "{\"id\": \($0), \"nickname\": \"\($1)\", \"bestScore\": 0\($2)}"
    }
    return "{\"version\": 1, \"nextID\": 3, \"players\": [\(lines.joined(separator: ", "))]}"
  }

  @Test("A file that is not a roster counts as damaged, and a newer version's file as newer")
  func problems() throws {
    let whole = try RosterDocument.roster(from: Data(Self.text((1, "a", "")).utf8))
    #expect(whole.players.count == 1 && whole.nextID == 3)
    for damage in Self.damages {
      #expect(throws: RosterDocument.Problem.damaged) { try RosterDocument.roster(from: damage) }
    }
    for text in ["{\"version\": 2, \"nextID\": 2, \"players\": []}", "{\"x\": 5, \"version\": 2}"] {
      #expect(throws: RosterDocument.Problem.newer(version: 2)) {
        try RosterDocument.roster(from: Data(text.utf8))
      }
    }
  }

  @Test("A roster's file can hold visits from any time")
  func visits() throws {
    let times = [Date.distantPast, Date(timeIntervalSince1970: -1), .distantFuture]
    let players = try zip(1..., times).map { id, time in
      Player(id: id, nickname: try Nickname("Player \(id)"), lastVisit: time)
    }
    let roster = try #require(Roster(players: players, nextID: 9))
    #expect(try RosterDocument.roster(from: RosterDocument.data(of: roster)) == roster)
  }

  @Test("The message of each file error names a remedy")
  func reasons() {
    let codes = [
      EACCES, EISDIR, ENOTDIR, ENOSPC, EROFS, EFBIG, ENAMETOOLONG, ELOOP, EMFILE,
    ]
    let errors = [FileError.notRegular, .tooLarge, .locked] + codes.map { .refused($0) }
    #expect(
      errors.map(\.reason).joined(separator: "\n") == """
        this is not a regular file, so name another
        it is too large for a roster, so name another
        another program has it locked, so quit that and try again
        you have no permission, so ask for it or name another file
        this is a folder, so name a file in it
        a part of its path is not a folder, so name another
        the disk is full, so make room and try again
        the disk is read-only, so name a file elsewhere
        the file would exceed the size limit, so raise the limit
        its name is too long, so choose a shorter one
        its symbolic links form a circle, so name the real file
        the system says “Too many open files”, so try another file
        """)
    let same: [FileError] = [.refused(EPERM), .refused(EDQUOT)]
    #expect(same.map(\.reason) == [errors[3], errors[6]].map(\.reason))
  }
}
