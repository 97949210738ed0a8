import Book
import Foundation
import Testing

@testable import Practice

@Suite("A kata of an older workbook")
struct FormerKataTests {
  private let book: SmallBook
  private let kata: Kata
  private let kept = "Katas/.before-git/01-SingleResponsibility"
  private let shelf = "Katas/.shelf/01-SingleResponsibility"
  private var told: String {
    "\(kata.path) is a git repository now, with your present and earlier work; the older "
      + "workbook's own files are in \(kept)."
  }

  init() throws {
    book = try SmallBook(1)
    try book.keepGuest(of: 1)
    for name in ["twin-bolts", "more-lives"] { try book.keepRequest(name) }
    kata = try book.started(1)
    try book.remove(kata.inBook(".git"))
    try book.remove(kata.inBook(".gitignore"))
    try book.write(kata.ship, "now")
  }

  private func keep(_ text: String, at path: String) throws {
    try book.write(kata.inBook(path), text)
  }

  private func keepWork(_ name: String, _ text: String) throws {
    try book.write("\(shelf)/\(name)/\(kata.sourcesPath)/Ship.swift", text)
    try book.write("\(shelf)/\(name)/Guest/Guest.swift", "guest of \(text)")
  }

  private func keepProgress(_ entry: String) throws {
    try book.write(
      "Katas/progress.json",
      "{\"version\": 1, \"shelved\": {}, \"lessons\": {\"SingleResponsibility\": {\(entry)}}}")
  }

  private func text(_ path: String, at number: Int) throws -> String? {
    try KataLog(kata).files(at: #require(kata.history().entry(number)))
      .first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private var shipPath: String { "\(kata.sourcesPath)/Ship.swift" }

  @Test("The records of an older workbook become the log, and its files are moved away")
  func whole() throws {
    try keepProgress(
      #""hintsShown": 2, "doneSince": "1970-01-02T00:00:00Z", "givenUp": ["rush"], "#
        + #""finished": [{"name": "more-lives", "date": "1970-01-02T00:00:00Z", "#
        + #""figures": {"linesEdited": 4, "linesAdded": 3, "filesOpened": 2, "places": 1}}]"#)
    for (name, text) in [
      ("2026-11-21T15-03-29Z", "later"), ("2026-11-21T15-02-29Z", "first"), ("mine & co", "other"),
    ] {
      try keepWork(name, text)
    }
    try keep("", at: ".request/.finished/more-lives")
    try keep("taken", at: ".request/twin-bolts/\(kata.module)/Ship.swift")
    try keep("guest", at: ".request/twin-bolts/.guest/Guest.swift")
    try keep("2", at: ".step/.taken")
    try keep("given", at: ".step/3/Ship.swift")
    #expect(try KataLog(kata).prepare() == told)
    #expect(
      try kata.log() == [
        "1 start before", "2 kept shelf-2026-11-21T15-02-29Z", "3 kept shelf-2026-11-21T15-03-29Z",
        "4 kept shelf-mineco", "5 hint 2", "6 done more-lives", "7 given-up rush", "8 step 2",
        "9 try 3",
        "10 taken twin-bolts",
      ])
    #expect(
      try kata.history().standing.words
        == "given up rush, open twin-bolts 10, done more-lives 0-6, steps 2, tried 3, hints 2")
    let ships = try [1, 2, 3, 5, 9, 10].map { try text(shipPath, at: $0) }
    #expect(ships == [SmallBook.ship, "first", "later", "now", "given", "taken"])
    #expect(try [2, 10].map { try text(kata.guestFile, at: $0) } == ["guest of first", "guest"])
    let row = try ChangeRow(of: kata, kata.history())
    #expect(row.requests.map { row.cost(of: $0).values } == [[4, 3, 2, 1, 0], [1, 0, 1, 1, 1]])
    #expect(try OpenChange(in: kata)?.versions().former["Ship.swift"] == "taken")
    // Nothing of the reader's has changed, and no old file is left.
    #expect(
      try book.read(kata.ship) == "now"
        && book.read(kata.inBook(".gitignore")) == kata.ignored)
    #expect(
      try book.names(in: kept) == [".request", ".step", "shelf"] && book.names(in: shelf) == [])
    #expect(![".request", ".step"].map(kata.inBook).contains(where: book.isThere))
    #expect(try book.shell("git status --porcelain", in: kata) == " M \(shipPath)\n")
    #expect(try KataLog(kata).prepare() == nil)
    _ = try kata.bringBack(2)
    #expect(try book.read(kata.ship) == "first")
  }

  @Test("A kata is taken over once; later, a missing repository is replaced as in any kata")
  func once() throws {
    try keepProgress(#""hintsShown": 2"#)
    #expect(try KataLog(kata).prepare() == told && kata.log() == ["1 start before", "2 hint 2"])
    try book.remove(kata.inBook(".git"))
    #expect(try KataLog(kata).prepare()?.contains("had no repository") == true)
    #expect(try kata.log() == ["1 start found"])
  }

  @Test(
    "If an older workbook left few records, the rest is as in a new kata",
    arguments: [
      ([".step/.taken": "1"], "", "steps 1"), ([".request/.DS_Store": ""], "", ""),
      (
        [".request/twin-bolts/\("SingleResponsibilityKata")/Ship.swift": "taken"], "",
        "open twin-bolts 2"
      ),
      (
        [".request/.finished/more-lives": "", ".request/more-lives/x": ""], "",
        "done more-lives 0-2"
      ),
      ([:], #""hintsShown": 0"#, ""), ([:], #""givenUp": ["a", "b"]"#, "given up a b"),
    ])
  func parts(files: [String: String], progress: String, words: String) throws {
    for (path, text) in files { try keep(text, at: path) }
    if !progress.isEmpty { try keepProgress(progress) }
    #expect(try KataLog(kata).prepare() == told && kata.history().standing.words == words)
  }

  @Test("A new kata takes over earlier work, and begins after it")
  func shelfAlone() throws {
    try keepWork("2026-11-21T15-02-29Z", "first")
    try book.remove(kata.path)
    try kata.start()
    #expect(
      try kata.log() == ["1 start before", "2 kept shelf-2026-11-21T15-02-29Z", "3 start before"])
    #expect(try book.names(in: "\(kept)/shelf") == ["2026-11-21T15-02-29Z"])
    #expect(try kata.bringBack(nil).number == 2 && book.read(kata.ship) == "first")
    #expect(try KataLog(kata).prepare() == nil)
  }

  @Test("A kata that cannot be taken over stays as it is, and that is reported")
  func refused() throws {
    try keep("1", at: ".step/.taken")
    try keepWork("w", "first")
    try Data([0xFF]).write(to: book.url("\(kata.lesson.sources(.before))/Ship.swift"))
    #expect(throws: BookError.self) { try KataLog(kata).prepare() }
    #expect(try !book.isThere(kata.inBook(".git")) && book.names(in: shelf) == ["w"])
    #expect(try book.names(in: "Katas").filter { $0.hasPrefix(".new-") } == [])
  }

  @Test("Figures in a note are read as written, and any other note has none")
  func notes() {
    let notes = [
      "Edited, added, files, places: 1 2 3 4", "Edited, added, files, places: 1 2 3", "1 2 3 4", "",
    ]
    #expect(notes.map { FormerKata.figures(noted: $0)?.values } == [[1, 2, 3, 4], nil, nil, nil])
  }
}
