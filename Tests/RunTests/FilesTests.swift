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
    "Listing a folder follows links, skips hidden files and pipes, and survives a cycle of links")
  func found() throws {
    let manager = FileManager.default
    let files: Files = [
      "a.swift": Data("a\r\n".utf8), "Deep/er/b.swift": Data([0, 0xff]), ".hidden": Data(),
      "Deep/.git/config": Data(), "empty": Data(),
    ]
    try files.write(to: folder.url)
    let place = { (name: String) in self.folder.url.appendingPathComponent(name).path }
    try manager.createSymbolicLink(atPath: place("link"), withDestinationPath: place("a.swift"))
    try manager.createSymbolicLink(atPath: place("linked"), withDestinationPath: place("Deep"))
    try manager.createSymbolicLink(atPath: place("gone"), withDestinationPath: place("nothing"))
    #expect(mkfifo(place("pipe"), 0o600) == 0)
    var found = Files(in: folder.url)
    #expect(
      found.keys.sorted() == [
        "Deep/er/b.swift", "a.swift", "empty", "link", "linked/er/b.swift",
      ])
    #expect(found["linked/er/b.swift"] == Data([0, 0xff]) && found["link"] == Data("a\r\n".utf8))
    #expect(found.text("a.swift") == "a\n" && found.text("none") == nil)
    #expect(Files(in: folder.url.appendingPathComponent("nowhere")).isEmpty)
    // A link to the folder around it.
    let ring = folder.url.appendingPathComponent("Ring")
    try ["file": Data()].write(to: ring)
    try manager.createSymbolicLink(atPath: place("Ring/on"), withDestinationPath: ring.path)
    found = Files(in: ring)
    #expect(found["on/on/file"] != nil && found.count == 20)
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
