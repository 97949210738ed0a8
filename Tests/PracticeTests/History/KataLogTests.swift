import Foundation
import Storage
import Testing
import Toolchain

@testable import Practice

@Suite("The log of a kata")
struct KataLogTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(1)
    kata = try book.started(1)
  }

  private func noteHint() throws { _ = try kata.noteHint(among: 99, further: 1) }

  @Test("A repository that is gone is begun anew with the files as they are, and that is told once")
  func begunAnew() throws {
    try noteHint()
    try book.remove(kata.inBook(".git"))
    try book.write(kata.ship, "mine")
    try book.write(kata.inBook("notes.txt"), "mine")
    #expect(try kata.history() == KataHistory())
    let sentences = try [KataLog(kata).prepare(), KataLog(kata).prepare()]
    #expect(
      sentences == [
        "\(kata.path) had no repository: a new one is begun with the files as they are, and no changes, "
          + "steps or hints are known any more.", nil,
      ])
    #expect(try kata.log() == ["1 start found"] && book.read(kata.ship) == "mine")
    let status = try book.shell("git status --porcelain", in: kata)
    #expect(status == "?? notes.txt\n", "the reader's files are in it, and the book's are ignored")
  }

  @Test("A repository is begun completely or not at all, also by several programs at once")
  func wholeOrNot() async throws {
    try book.remove(kata.inBook(".git"))
    _ = try book.withGit(
      "case $* in *fast-import*) exit 1 ;; *) exec $git \"$@\" ;; esac", in: kata
    ) {
      #expect(throws: (any Error).self) { try KataLog(kata).prepare() }
    }
    #expect(!book.isThere(kata.inBook(".git")))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...4 { group.addTask { try noteHint() } }
      try await group.waitForAll()
    }
    #expect(try kata.log() == ["1 start found"] + (1...4).map { "\($0 + 1) hint \($0)" })
    #expect(try book.names(in: "Katas") == ["01-SingleResponsibility"], "no draft is left")
  }

  @Test(
    "A repository that git cannot read is told with its words and the one way out, and is left as it is",
    arguments: ["rm .git/HEAD", "rm -r .git; echo x > .git", "rm -r .git; ln -s nowhere .git"])
  func unreadable(damage: String) throws {
    try book.shell(damage, in: kata)
    let error = #expect(throws: KataError.self) { try noteHint() }
    let told = error?.description ?? ""
    #expect(told.hasPrefix("git cannot read \(kata.path)/.git ("))
    #expect(
      told.hasSuffix(
        "): mend it, or begin its history anew with `mv \(kata.path)/.git \(kata.path)/.git-old`; "
          + "your files stay as they are, and branches and stashes go with the old one."))
    #expect(error?.words.isEmpty == false && error?.words.contains("fatal") == false)
    // A check goes on.
    #expect(try BookFiles(of: kata).requests == nil && BookFiles(of: kata).restore() == [])
    guard case .there = try KataReader(kata).state() else { return #expect(Bool(false)) }
    try book.shell("mv .git .git-old", in: kata)
    try noteHint()
    #expect(try kata.log() == ["1 start found", "2 hint 1"])
  }

  @Test("A disk that is full in the middle of it leaves everything as it was")
  func fullDisk() throws {
    let ship = Data((0..<50_000).map { _ in UInt8.random(in: 0...255) })
    try ship.write(to: book.url(kata.ship))
    _ = try book.withGit("trap \"\" XFSZ; ulimit -f 8; exec $git \"$@\"", in: kata) {
      let error = #expect(throws: KataError.self) { try kata.reset() }
      let told = error?.description ?? ""
      #expect(told.hasPrefix("git cannot write to \(kata.path)/.git ("))
      let remedy = "make room, or allow writing there, then try again."
      #expect(told.hasSuffix("), so nothing is changed: \(remedy)"))
    }
    #expect(kata.contents("\(kata.sourcesPath)/Ship.swift") == ship)
    #expect(try kata.log() == ["1 start before"])
    try kata.reset()
    #expect(try kata.log() == ["1 start before", "2 kept reset", "3 reset before"])
  }

  @Test("What reads back otherwise than it was written is no reason to write over the files")
  func readBack() throws {
    try book.write(kata.ship, "mine 3")
    let words = "what was written reads back otherwise"
    let git = "$git \"$@\" | case $* in *batch*) sed \"s/mine 3/mine 4/\" ;; *) cat ;; esac"
    _ = try book.withGit(git, in: kata) {
      let error = KataError.unwritableHistory(kata.path, words: words)
      #expect(throws: error) { try kata.reset() }
      #expect(try book.read(kata.ship) == "mine 3")
      try book.write(kata.inBook(".step/.taken"), "1")
      try book.remove(kata.inBook(".git"))
      #expect(throws: error) { try KataLog(kata).prepare() }
    }
    #expect(!book.isThere(kata.inBook(".git")) && book.isThere(kata.inBook(".step/.taken")))
  }

  @Test("Without git a kata starts and is checked; what needs the log says so in a sentence")
  func noGit() async throws {
    try book.remove(kata.path)
    try ChildProcess.$environmentOverrides.withValue(["PATH": "/nowhere"]) {
      try kata.start()
      #expect(try !book.isThere(kata.inBook(".git")) && BookFiles(of: kata).restore() == [])
      #expect(throws: ChildProcessError.noProgram("git")) { try noteHint() }
    }
    try noteHint()
    #expect(
      try kata.log() == ["1 start found", "2 hint 1"], "with git it is as one that was found")
  }

  @Test(
    "Programs change a kata one after the other: no entry is lost, and no number is given twice")
  func concurrent() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...8 { group.addTask { try noteHint() } }
      try await group.waitForAll()
    }
    #expect(try kata.log() == ["1 start before"] + (1...8).map { "\($0 + 1) hint \($0)" })
  }

  @Test(
    "A clone, which has no names of the workbook's, begins a log with its files; odd names are none"
  )
  func clone() throws {
    try book.write(kata.ship, "mine\n")
    try book.shell(
      "git for-each-ref --format='delete %(refname)' refs/workbook | git update-ref --stdin",
      in: kata)
    #expect(try KataLog(kata).prepare()?.contains("without the workbook's names") == true)
    #expect(try kata.log() == ["1 start found"] && KataLog(kata).prepare() == nil)
    try book.shell("git update-ref refs/workbook/9223372036854775807/kept/x HEAD", in: kata)
    try noteHint()
    #expect(try kata.log() == ["1 start found", "2 hint 1"])
  }

  @Test("Who waits too long for another program is told so")
  func busy() throws {
    let log = KataLog(kata, patience: .zero)
    _ = try log.changing { _ in
      #expect(throws: KataError.busy(kata.path)) { try log.changing { _ in } }
    }
    try log.changing { #expect($0.history.entries.count == 1) }
  }

  @Test("A repository that is elsewhere is used there, and nothing but the log is written")
  func separate() throws {
    try book.shell("git init -q --separate-git-dir \"$HOME/elsewhere\"", in: kata)
    try noteHint()
    #expect(try kata.log() == ["1 start before", "2 hint 1"])
    #expect(try book.shell("git status --porcelain", in: kata) == "")
  }

  @Test("What a check found green is noted once, until something else is, or a request is taken")
  func noted() throws {
    let log = KataLog(kata)
    func isGreen() throws -> Bool { try log.isGreen(kata.history()) }
    var red = try kata.green()
    red.outcome = .stopped("")
    try log.note(red)
    #expect(try kata.history().green == nil)
    try log.note(kata.green())
    #expect(try !isGreen(), "before alone is no success")
    // What is known already needs no room.
    let green = try kata.green()
    try book.withGit("case $* in *fast-import*) exit 1 ;; *) exec $git \"$@\" ;; esac", in: kata) {
      try log.note(green)
    }
    try book.write(kata.ship, "let mine = 1\n")
    #expect(try !isGreen())
    try log.note(kata.green())
    #expect(try isGreen())
    try book.write(kata.inBook("\(kata.minePath)/More.swift"), "")
    #expect(try !isGreen(), "a test of one's own counts")
    try book.remove(kata.inBook("\(kata.minePath)/More.swift"))
    #expect(try isGreen())
    try book.keepRequest("twin-bolts")
    try log.changing { try $0.note(.taken, "twin-bolts") }
    #expect(try !isGreen())
    try log.note(kata.green())
    #expect(try isGreen() && kata.history().green?.requests == "twin-bolts")
  }
}
