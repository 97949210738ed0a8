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

  @Test("A missing repository is replaced by a new one with the present files, and reported once")
  func begunAnew() throws {
    try noteHint()
    try book.remove(kata.inBook(".git"))
    try book.write(kata.ship, "mine")
    try book.write(kata.inBook("notes.txt"), "mine")
    #expect(try kata.history() == KataHistory())
    let sentences = try [KataLog(kata).prepare(), KataLog(kata).prepare()]
    #expect(
      sentences == [
        "\(kata.path) had no repository: a new one starts with the present files; earlier changes, "
          + "steps and hints are lost.", nil,
      ])
    #expect(try kata.log() == ["1 start found"] && book.read(kata.ship) == "mine")
    let status = try book.shell("git status --porcelain", in: kata)
    #expect(status == "?? notes.txt\n", "it has the reader's files, and ignores the book's")
  }

  @Test("A repository is made completely or not at all, even by several programs at once")
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
    "An unreadable repository is reported in git's words, with a remedy, and left as it is",
    arguments: ["rm .git/HEAD", "rm -r .git; echo x > .git", "rm -r .git; ln -s nowhere .git"])
  func unreadable(damage: String) throws {
    try book.shell(damage, in: kata)
    let error = #expect(throws: KataError.self) { try noteHint() }
    let told = error?.description ?? ""
    #expect(told.hasPrefix("git cannot read \(kata.path)/.git ("))
    #expect(
      told.hasSuffix(
        "): fix it, or start its history over with `mv \(kata.path)/.git \(kata.path)/.git-old`. "
          + "Your files stay as they are; branches and stashes stay in the old one."))
    #expect(error?.words.isEmpty == false && error?.words.contains("fatal") == false)
    // A check still works.
    #expect(try BookFiles(of: kata).requests == nil && BookFiles(of: kata).restore() == [])
    guard case .there = try KataReader(kata).state() else { return #expect(Bool(false)) }
    try book.shell("mv .git .git-old", in: kata)
    try noteHint()
    #expect(try kata.log() == ["1 start found", "2 hint 1"])
  }

  @Test("A disk that fills up during a change leaves everything as it was")
  func fullDisk() throws {
    let ship = Data((0..<50_000).map { _ in UInt8.random(in: 0...255) })
    try ship.write(to: book.url(kata.ship))
    _ = try book.withGit("trap \"\" XFSZ; ulimit -f 8; exec $git \"$@\"", in: kata) {
      let error = #expect(throws: KataError.self) { try kata.reset() }
      let told = error?.description ?? ""
      #expect(told.hasPrefix("git cannot write to \(kata.path)/.git ("))
      let remedy = "make room, or allow writing there, then try again."
      #expect(told.hasSuffix("), so nothing was changed: \(remedy)"))
    }
    #expect(kata.contents("\(kata.sourcesPath)/Ship.swift") == ship)
    #expect(try kata.log() == ["1 start before"])
    try kata.reset()
    #expect(try kata.log() == ["1 start before", "2 kept reset", "3 reset before"])
  }

  @Test("If git reads back something other than was written, the files are not overwritten")
  func readBack() throws {
    try book.write(kata.ship, "mine 3")
    let words = "git returned something other than what was written"
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

  @Test("Without git a kata starts and is checked; commands that need the log say git is missing")
  func noGit() async throws {
    try book.remove(kata.path)
    try ChildProcess.$environmentOverrides.withValue(["PATH": "/nowhere"]) {
      try kata.start()
      #expect(try !book.isThere(kata.inBook(".git")) && BookFiles(of: kata).restore() == [])
      #expect(throws: ChildProcessError.noProgram("git")) { try noteHint() }
    }
    try noteHint()
    #expect(
      try kata.log() == ["1 start found", "2 hint 1"], "with git, the kata counts as found")
  }

  @Test(
    "Programs change a kata one after another: no entry is lost, no number used twice")
  func concurrent() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...8 { group.addTask { try noteHint() } }
      try await group.waitForAll()
    }
    #expect(try kata.log() == ["1 start before"] + (1...8).map { "\($0 + 1) hint \($0)" })
  }

  @Test(
    "A clone without the workbook's refs starts a log; odd names do not count"
  )
  func clone() throws {
    try book.write(kata.ship, "mine\n")
    try book.shell(
      "git for-each-ref --format='delete %(refname)' refs/workbook | git update-ref --stdin",
      in: kata)
    #expect(try KataLog(kata).prepare()?.contains("without the workbook's refs") == true)
    #expect(try kata.log() == ["1 start found"] && KataLog(kata).prepare() == nil)
    try book.shell("git update-ref refs/workbook/9223372036854775807/kept/x HEAD", in: kata)
    try noteHint()
    #expect(try kata.log() == ["1 start found", "2 hint 1"])
  }

  @Test("A program that waits too long for another says so")
  func busy() throws {
    let log = KataLog(kata, patience: .zero)
    _ = try log.changing { _ in
      #expect(throws: KataError.busy(kata.path)) { try log.changing { _ in } }
    }
    try log.changing { #expect($0.history.entries.count == 1) }
  }

  @Test("A repository kept elsewhere is used there, and only the log is written")
  func separate() throws {
    try book.shell("git init -q --separate-git-dir \"$HOME/elsewhere\"", in: kata)
    try noteHint()
    #expect(try kata.log() == ["1 start before", "2 hint 1"])
    #expect(try book.shell("git status --porcelain", in: kata) == "")
  }

  @Test("Green files are recorded once, until others are green or a request is taken")
  func noted() throws {
    let log = KataLog(kata)
    func isGreen() throws -> Bool { try log.isGreen(kata.history()) }
    var red = try kata.green()
    red.outcome = .stopped("")
    try log.note(red)
    #expect(try kata.history().green == nil)
    try log.note(kata.green())
    #expect(try !isGreen(), "the before version alone is no success")
    // Recording the same again needs no room.
    let green = try kata.green()
    try book.withGit("case $* in *fast-import*) exit 1 ;; *) exec $git \"$@\" ;; esac", in: kata) {
      try log.note(green)
    }
    try book.write(kata.ship, "let mine = 1\n")
    #expect(try !isGreen())
    try log.note(kata.green())
    #expect(try isGreen())
    try book.write(kata.inBook("\(kata.minePath)/More.swift"), "")
    #expect(try !isGreen(), "the reader's own test counts")
    try book.remove(kata.inBook("\(kata.minePath)/More.swift"))
    #expect(try isGreen())
    try book.keepRequest("twin-bolts")
    try log.changing { try $0.note(.taken, "twin-bolts") }
    #expect(try !isGreen())
    try log.note(kata.green())
    #expect(try isGreen() && kata.history().green?.requests == "twin-bolts")
  }
}
