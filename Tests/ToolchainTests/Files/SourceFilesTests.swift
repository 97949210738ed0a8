import Foundation
import Testing

@testable import Toolchain

@Suite("The files that belong to a target")
final class SourceFilesTests: Sendable {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

  private func link(_ path: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(path).path, withDestinationPath: place)
  }

  private var found: [String] { get throws { try url("Ships").swiftFiles() } }

  @Test("A target has the Swift files at any depth, without hidden names and other tools' folders")
  func names() throws {
    for path in [
      "B.swift", "a b/Größe.swift", "A.swift/C.swift", "-x.swift", "notes.md", "swift", "D.SWIFT",
      ".hidden.swift", ".git/E.swift", "My.playground/F.swift", "My.xcodeproj/G.swift",
      "My.xcworkspace/H.swift", "My.docc/I.swift", "My.xcassets/J.swift", "My.lproj/K.swift",
    ] {
      try url("Ships/\(path)").fill(with: "")
    }
    #expect(
      try found == [
        "-x.swift", "A.swift/C.swift", "B.swift", "My.lproj/K.swift", "a b/Größe.swift",
      ])
    #expect(try url("none").swiftFiles() == [])
    #expect(try url("Ships/B.swift").swiftFiles() == [])
  }

  @Test("Links are followed, except to nowhere; the folder itself may be one")
  func links() throws {
    try url("else/Gun.swift").fill(with: "")
    try url("real/Hull.swift").fill(with: "")
    try link("Ships", to: "real")
    try link("real/Guns", to: "../else")
    try link("real/Twin.swift", to: "../else/Gun.swift")
    try link("real/Gone.swift", to: "../gone")
    try link("real/Self.swift", to: "Self.swift")
    #expect(try found == ["Guns/Gun.swift", "Hull.swift", "Twin.swift"])
  }

  @Test("Files that the compiler could not read, or would never finish, are named")
  func unreadable() throws {
    try url("Ships/Hull.swift").fill(with: "")
    try link("Ships/Loop", to: ".")
    #expect(
      throws: SourceError.unreadable("Loop", reason: "it is a link to a folder that contains it")
    ) { try found }
    try FileManager.default.removeItem(at: url("Ships/Loop"))
    mkfifo(url("Ships/Pipe.swift").path, 0o600)
    #expect(throws: SourceError.unreadable("Pipe.swift", reason: "it is not a file")) { try found }
  }

  @Test("A folder without permission is named", .enabled(if: getuid() != 0))
  func forbidden() throws {
    try url("Ships/Parts/Hull.swift").fill(with: "")
    let path = url("Ships/Parts").path
    for mode in [0, 0o400] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let error = #expect(throws: SourceError.self) { try found }
      #expect(error?.description.hasSuffix("Permission denied") == true)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }

  @Test("Each link on a path becomes a copy of its target, so that nothing outside changes")
  func replaced() throws {
    let files = FileManager.default
    for path in ["else/Parts/Gun.swift", "more/A.swift", "Ships/B.swift"] {
      try url(path).fill(with: path)
    }
    try link("Ships/Guns", to: "../else")
    try link("else/Parts/More", to: "../../more")
    // Links that lead nowhere, or back, stay.
    try link("else/Back", to: "../else")
    try link("Ships/Gone.swift", to: "gone")
    try link("Ships/Self", to: "../Ships")
    for path in ["Guns/Parts/Gun.swift", "Gone.swift", "Self/B.swift"] {
      try files.replaceLinks(on: path, in: url("Ships"))
    }
    try files.removeItem(at: url("Ships/Guns/Parts/Gun.swift"))
    try files.removeItem(at: url("Ships/Guns/Parts/More/A.swift"))
    #expect(try String(contentsOf: url("else/Parts/Gun.swift"), encoding: .utf8) != "")
    #expect(files.fileExists(atPath: url("more/A.swift").path))
    let paths = try files.subpathsOfDirectory(atPath: url("Ships").path).sorted()
    #expect(
      paths == [
        "B.swift", "Gone.swift", "Guns", "Guns/Back", "Guns/Parts", "Guns/Parts/More", "Self",
      ])
    for path in ["Gone.swift", "Self", "Guns/Back"] { #expect(files.isLink(url("Ships/\(path)"))) }
  }
}
