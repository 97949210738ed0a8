import Foundation
import Testing
import Toolchain

@testable import Practice

@Suite("The git repository of a kata")
struct KataRepositoryTests {
  private let book: SmallBook
  private let kata: Kata
  private var repository: KataRepository { KataRepository(kata: kata) }

  init() throws {
    book = try SmallBook(1)
    kata = try book.started(1)
  }

  private func append(
    _ name: String = "it", _ files: [KataFile] = [], note: String = "",
    to history: KataHistory? = nil
  ) throws -> KataEntry {
    try repository.append(
      .kept, name, files, note: note, on: Date(timeIntervalSince1970: 86_400.7),
      to: history ?? kata.history())
  }

  @Test(
    "A repository starts with the files on its main branch, a clean status and one entry"
  )
  func beginning() throws {
    #expect(try book.shell("git status --porcelain", in: kata) == "")
    #expect(
      try book.shell("git log --format=%D:%an:%s", in: kata)
        == "HEAD -> main:Shipshape:Begin lesson 1\n")
    #expect(try kata.log() == ["1 start before"])
    let names = try book.shell("git ls-files", in: kata).split(separator: "\n").map(String.init)
    #expect(
      names == [
        ".gitignore", "README.md", kata.sourcesPath + "/Ship.swift", "Tests/Mine/MyTests.swift",
      ])
    // Nothing comes from a template.
    #expect(!book.isThere(kata.inBook(".git/hooks")))
  }

  @Test("Files are read back to the byte, whatever their contents and names")
  func bytes() throws {
    let names = [
      "A b.swift", "Ä 楽.swift", "It's \"so\".swift", "Back\\n.swift", "Line\nend.swift",
      "Tab\t.swift",
      "$(x) `y`.swift", "-n.swift", "M 100644 inline.swift", "a b.swift",
    ]
    let texts = [
      Data(), Data([0xFF, 0xFE, 0, 0x0A]), Data("no end".utf8), Data("\r\n\r\n".utf8),
      Data("data 5\ndeleteall\n".utf8), Data(repeating: 0, count: 70_000),
    ]
    // As on a file system that ignores case.
    try book.shell("git config core.ignoreCase true", in: kata)
    let files = zip(names, texts + texts).map { KataFile(path: "Sources/\($0)", bytes: $1) }
    let entry = try append("odd", files, note: "one\n\ntwo")
    #expect(try kata.history().entries.last == entry, "even its time and its note")
    #expect([entry.note, entry.ref] == ["one\n\ntwo", "workbook/0002/kept/odd"])
    let read = try repository.files(of: entry.commit)
    #expect(read.count == files.count && read.hasSame(as: files))
    #expect(!read.hasSame(as: files.dropLast()))
    #expect(try repository.files(of: append().commit).isEmpty)
    // Plain git shows an entry on top of the one before it.
    let plain = "git log --format=%an:%ae:%s workbook/0002/kept/odd"
    #expect(
      try book.shell(plain, in: kata)
        == "Shipshape:shipshape@localhost:kept odd\nShipshape:shipshape@localhost:Start\n")
  }

  @Test("If another name uses a number, the next number is used")
  func taken() throws {
    try book.shell("git update-ref refs/workbook/0002 main", in: kata)
    #expect(try append().number == 3)
    try book.shell("git update-ref refs/workbook/0004/mine/x main", in: kata)
    #expect(try append().number == 4, "a foreign name counts only if it is in the way")
    try book.shell("git update-ref refs/workbook/9999/kept/x main", in: kata)
    #expect(try [append(), append()].map(\.number) == [10_000, 10_001], "in the order of numbers")
  }

  @Test("If the previous entry is damaged, the next is written without it")
  func damagedParent() throws {
    let gone = String(repeating: "1", count: 40)
    let parts: [Substring] = ["refs/workbook/0001/start/x", Substring(gone), "0", ""]
    let entry = try append(to: KataHistory([try #require(KataEntry(listed: parts))]))
    #expect(try book.shell("git rev-list --count \(entry.commit)", in: kata) == "1\n")
    #expect(entry.number == 4)
  }

  @Test("If a damaged repository lacks a file, the other files do not pass for the whole")
  func missing() throws {
    let entry = try append("it", [KataFile(path: "A.swift", bytes: Data("gone".utf8))])
    let cut = "$git \"$@\" | case $* in *batch*) head -c 51 ;; *) cat ;; esac"
    _ = try book.withGit(cut, in: kata) {
      #expect(throws: KataError.self) { try repository.files(of: entry.commit) }
    }
    let id = try book.shell("printf gone | git hash-object --stdin", in: kata).dropLast()
    let file = "\(id.prefix(2))/\(id.dropFirst(2))"
    try book.remove(kata.inBook(".git/objects/\(file)"))
    let error = KataError.unreadableHistory(kata.path, words: "\(id) is missing")
    #expect(throws: error) { try repository.files(of: entry.commit) }
  }

  @Test("One name, which moves, stands for the files that passed last and their requests")
  func green() throws {
    #expect(try kata.history().green == nil)
    let files = try kata.readersFiles()
    try repository.moveGreen(to: [], "a b", on: Date())
    try repository.moveGreen(to: files, "", on: Date())
    let green = try #require(try kata.history().green)
    #expect(try green.requests == "" && repository.files(of: green.commit).hasSame(as: files))
    #expect(
      try book.shell("git rev-list --count workbook/green", in: kata) == "1\n", "the last alone")
    #expect(try kata.log().count == 1, "it is not an entry")
  }
}
