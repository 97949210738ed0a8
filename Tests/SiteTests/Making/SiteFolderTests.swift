import Foundation
import Testing
import Toolchain

@testable import Site

@Suite("The folder of the site")
struct SiteFolderTests {
  private static let front = PageFrame.generator.written

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("A site is replaced as a whole, and nothing is left beside it")
  func replaced() throws {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let site = scratch.url.appendingPathComponent("site")
    // Left behind by an interrupted write.
    _ = try scratch.file(".site-new/left.html")
    try SiteFolder(at: site).write([.front: Self.front, Address("02/old.html"): "old"])
    #expect(try names(in: site) == ["02", "02/old.html", "index.html"])
    try SiteFolder(at: site).write([.front: Self.front, Address("02/new.html"): "new"])
    #expect(
      try names(in: scratch.url) == ["site", "site/02", "site/02/new.html", "site/index.html"])
  }

  @Test("An empty folder is used, and a folder with other contents stays untouched")
  func foreign() throws {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let empty = scratch.url.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try SiteFolder(at: empty).write([.front: "a"])
    #expect(throws: SiteError.notASite(empty.path)) {
      try SiteFolder(at: empty).write([.front: "b"])
    }
    #expect(
      try String(contentsOf: empty.appendingPathComponent("index.html"), encoding: .utf8) == "a")
    // A page that mentions such sites, and a site that is a repository.
    let others = [
      [("index.html", "<p>Made by bookbinder site.</p>")],
      [("index.html", Self.front), (".git", "gitdir: …")],
    ]
    for (number, files) in others.enumerated() {
      let folder = scratch.url.appendingPathComponent("\(number)")
      for (name, text) in files { try folder.appendingPathComponent(name).fill(with: text) }
      #expect(throws: SiteError.notASite(folder.path)) { try SiteFolder(at: folder).write([:]) }
    }
    let file = try scratch.file("file", "kept")
    #expect(throws: SiteError.notASite(file.path)) { try SiteFolder(at: file).write([:]) }
    #expect(
      SiteError.notASite("/x").description
        == "/x holds something other than a site made here, which would be lost: name another "
        + "folder with `--to`.")
  }

  @Test("The error names the folder that cannot be made, not the draft beside it")
  func unwritable() throws {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let site = try scratch.file("file", "kept").appendingPathComponent("site")
    let error = try #require(throws: SiteError.self) {
      try SiteFolder(at: site).write([.front: ""])
    }
    #expect(
      error.description == "The site could not be written to \(site.path): Not a directory.")
  }
}
