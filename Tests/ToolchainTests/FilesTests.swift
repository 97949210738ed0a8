import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("Files in a folder")
final class FilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  @Test(
    "Reading a folder skips editors' files, and reports links and unreadable files")
  func found() throws {
    let manager = FileManager.default
    let files: Files = [
      "a.swift": Data("a\r\n".utf8), "Deep/er/b.swift": Data([0, 0xff]), ".hidden": Data(),
      "Deep/.git/config": Data(), "empty": Data(), "a.swift~": Data(), "#a.swift#": Data(),
      "4913": Data(), "#a": Data(), ".a.draft": Data(), "b.draft": Data(), "Old~/c.swift": Data(),
    ]
    try files.write(to: folder.url)
    let place = { (name: String) in self.folder.url.appendingPathComponent(name).path }
    try manager.createSymbolicLink(atPath: place("link"), withDestinationPath: place("a.swift"))
    try manager.createSymbolicLink(atPath: place("up"), withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: place(".#a"), withDestinationPath: place("nothing"))
    #expect(mkfifo(place("pipe"), 0o600) == 0)
    let contents = FolderContents(of: folder.url, draftsEndIn: ".draft")
    let found = contents.files
    #expect(
      found.keys.sorted() == [
        "#a", "Deep/er/b.swift", "Old~/c.swift", "a.swift", "b.draft", "empty",
      ])
    #expect(contents.drafts == [".a.draft"])
    #expect(
      contents.troubles == [
        "link is a link; replace it with a copy of what it leads to.",
        "pipe is neither a file nor a folder.",
        "up is a link; replace it with a copy of what it leads to.",
      ])
    #expect(found.text("a.swift") == "a\n" && found.text("none") == nil)
    #expect(Files(in: folder.url.appendingPathComponent("nowhere")).isEmpty)
    // A listing's own descriptor has vanished when it is read, so this folder is read repeatedly.
    let links = FolderContents(of: URL(fileURLWithPath: "/proc/self/fd")).troubles
    #expect(Set(links).count == links.count)
    // Names that only bytes tell apart.
    let names = folder.url.appendingPathComponent("Names")
    for name in ["e\u{301}", "\u{e9}"] { try [name: Data()].write(to: names) }
    let bytes = names.path.utf8CString.dropLast() + "/x".utf8CString.dropLast() + [-1, 0]
    let file = bytes.withUnsafeBufferPointer { $0.baseAddress.map { creat($0, 0o600) } }
    #expect(close(try #require(file)) == 0)
    let odd = FolderContents(of: names)
    #expect(odd.files.keys.sorted() == ["\u{e9}"])
    #expect(
      odd.troubles
        == [
          "The name of x\u{FFFD} is not UTF-8.",
          "There are two files \u{e9}, whose accents are composed differently.",
        ].sorted())
  }

  @Test("A file or folder that we may not read is reported")
  func unreadable() async {
    await #expect(processExitsWith: .success) {
      // Every user can enter this folder; the one for temporary files may be private.
      let folder = URL(fileURLWithPath: "/tmp/shipshape-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try ["file": Data(), "Closed/x": Data(), "Listed/x": Data()].write(to: folder)
      let modes: [(String, mode_t)] = [("", 0o755), ("file", 0), ("Closed", 0), ("Listed", 0o444)]
      for (name, mode) in modes { chmod("\(folder.path)/\(name)", mode) }
      // The superuser may read everything.
      if geteuid() == 0 { seteuid(65_534) }
      let troubles = FolderContents(of: folder).troubles
      seteuid(getuid())
      for name in ["Closed", "Listed"] { chmod("\(folder.path)/\(name)", 0o755) }
      try #require(troubles == ["Closed/", "Listed/x", "file"].map { "\($0) cannot be read." })
    }
  }

  @Test("Files can be renamed, left out and selected by folder")
  func moved() {
    let files: Files = ["A/x": Data([1]), "AB/y": Data([2]), "A/B/z": Data([3])]
    #expect(files.inside("A") == ["x": Data([1]), "B/z": Data([3])])
    #expect(
      files.moved { $0 == "AB/y" ? nil : "new/\($0)" }.keys.sorted() == ["new/A/B/z", "new/A/x"])
  }

  @Test("Two sets of files have the same digest if and only if their names and bytes are equal")
  func digest() {
    func digest(_ files: Files) -> String {
      var digest = ContentDigest()
      digest.add(files)
      return digest.text
    }
    let texts = ["", "a", "b", "12345678", "12345678\0", "123456789abcdefg", "87654321"]
    let contents: [Files] =
      texts.map { ["name": Data($0.utf8)] } + [[:], ["a": Data(), "b": Data()], ["other": Data()]]
      + [["name": Data(), "a": Data("b".utf8)], ["namea": Data("b".utf8)]]
    #expect(Set(contents.map(digest)).count == contents.count)
    // Dictionaries of different capacities iterate in different orders.
    let files = Files(uniqueKeysWithValues: (0..<20).map { ("\($0)", Data([UInt8($0)])) })
    var roomy = Files(minimumCapacity: 5000)
    roomy.merge(files) { $1 }
    #expect(digest(files) == digest(roomy))
    // Files keep digests: if the algorithm changed, every lesson would have to be measured again.
    var known = ContentDigest()
    known.add("shipshape")
    known.add("12345678")
    #expect(known.text == "39fb8cc99b89c125")
  }

  @Test("A temporary folder is removed after use, even if the work throws")
  func temporary() async throws {
    var places: [URL] = []
    await #expect(throws: CocoaError.self) {
      try await TemporaryFolder.with { folder in
        places.append(folder)
        #expect(FileKind(of: folder) == .folder)
        throw CocoaError(.fileNoSuchFile)
      }
    }
    #expect(places.map { FileKind(of: $0) } == [nil])
  }
}
