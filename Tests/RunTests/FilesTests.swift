import Foundation
import TestSupport
import Testing

@testable import Run

@Suite("Files in a folder")
final class FilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  @Test(
    "A look at a folder follows links, skips editors' files, and tells what it cannot read")
  func found() throws {
    let manager = FileManager.default
    let files: Files = [
      "a.swift": Data("a\r\n".utf8), "Deep/er/b.swift": Data([0, 0xff]), ".hidden": Data(),
      "Deep/.git/config": Data(), "empty": Data(), "a.swift~": Data(), "#a.swift#": Data(),
      "4913": Data(), "#a": Data(), ".a.draft": Data(),
    ]
    try files.write(to: folder.url)
    let place = { (name: String) in self.folder.url.appendingPathComponent(name).path }
    try manager.createSymbolicLink(atPath: place("link"), withDestinationPath: place("a.swift"))
    try manager.createSymbolicLink(atPath: place("linked"), withDestinationPath: place("Deep"))
    try manager.createSymbolicLink(atPath: place("gone"), withDestinationPath: place("nothing"))
    #expect(mkfifo(place("pipe"), 0o600) == 0)
    let contents = FolderContents(of: folder.url, draftsEndIn: ".draft")
    let found = contents.files
    #expect(
      found.keys.sorted() == [
        "#a", "Deep/er/b.swift", "a.swift", "empty", "link", "linked/er/b.swift",
      ])
    #expect(contents.drafts == [".a.draft"])
    #expect(
      contents.troubles == [
        "gone is a link that leads nowhere.", "pipe is neither a file nor a folder.",
      ])
    #expect(found["linked/er/b.swift"] == Data([0, 0xff]) && found["link"] == Data("a\r\n".utf8))
    #expect(found.text("a.swift") == "a\n" && found.text("none") == nil)
    #expect(Files(in: folder.url.appendingPathComponent("nowhere")).isEmpty)
    // Links to a folder around them, and names that only bytes tell apart.
    let ring = folder.url.appendingPathComponent("Ring")
    try ["file": Data()].write(to: ring)
    try ["Deep/er/file": Data()].write(to: ring)
    for (name, end) in ["a": ".", "b": ".", "Deep/er/up": "../.."] {
      try manager.createSymbolicLink(atPath: place("Ring/\(name)"), withDestinationPath: end)
    }
    for name in ["e\u{301}", "\u{e9}"] { try [name: Data()].write(to: ring) }
    let bytes = ring.path.utf8CString.dropLast() + "/x".utf8CString.dropLast() + [-1, 0]
    let file = bytes.withUnsafeBufferPointer { $0.baseAddress.map { creat($0, 0o600) } }
    #expect(close(try #require(file)) == 0)
    let odd = FolderContents(of: ring)
    #expect(odd.files.keys.sorted() == ["Deep/er/file", "file", "\u{e9}"])
    #expect(
      odd.troubles
        == [
          "Deep/er/up links to a folder that it is in.", "The name of x\u{FFFD} is not UTF-8.",
          "a links to a folder that it is in.",
          "b links to a folder that it is in.",
          "There are two files \u{e9}, whose accents are composed differently.",
        ].sorted())
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
