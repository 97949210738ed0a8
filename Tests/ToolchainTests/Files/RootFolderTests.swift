import Foundation
import Testing

@testable import Toolchain

@Suite("The folder from which paths are shown")
struct RootFolderTests {
  @Test("A path inside is told from there, also as a link's target has it; others stay whole")
  func link() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let link = folder.url.appendingPathComponent("link")
    let target = folder.url.appendingPathComponent("book").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let root = RootFolder(link)
    let paths = ["\(link.path)/A.swift", "\(target.path)/A.swift", "\(target.path)s/A.swift"]
    #expect(paths.map { root.path(inside: $0) } == ["A.swift", "A.swift", nil])
    #expect(
      root.shorten(paths.joined(separator: " ")) == "A.swift A.swift \(target.path)s/A.swift")
  }
}
