import Foundation
import Testing

@testable import Toolchain

@Suite("Which files belong to a target")
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

  @Test("They are the Swift files at any depth, hidden names and other tools' folders left out")
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

  @Test("What the compiler could not read, or never finish, is named")
  func unreadable() throws {
    try url("Ships/Hull.swift").fill(with: "")
    try link("Ships/Loop", to: ".")
    #expect(
      throws: SourceError.unreadable("Loop", reason: "it is a link to a folder that it is in")
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

  @Test("A copy has what links lead to; those that lead nowhere, or back, stay links")
  func copied() throws {
    try url("else/Gun.swift").fill(with: "gun")
    try url("Ships/Hull.swift").fill(with: "hull")
    try link("Ships/Guns", to: "../else")
    try link("else/Back", to: "../Ships")
    try link("Ships/Gone.swift", to: "gone")
    try FileManager.default.copyContents(of: url("Ships"), to: url("copy"))
    try url("else/Gun.swift").fill(with: "other")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url("copy").path).sorted()
    #expect(paths == ["Gone.swift", "Guns", "Guns/Back", "Guns/Gun.swift", "Hull.swift"])
    #expect(try String(contentsOf: url("copy/Guns/Gun.swift"), encoding: .utf8) == "gun")
  }

  @Test(
    "A link's contents take its place, once on the way to a path, and then nothing outside changes")
  func replaced() throws {
    try url("else/Parts/Gun.swift").fill(with: "gun")
    try url("Ships/Hull.swift").fill(with: "")
    try link("Ships/Guns", to: "../else")
    try link("else/Back", to: ".")
    try FileManager.default.replaceLinks(on: "Guns/Parts/Gun.swift", in: url("Ships"))
    try FileManager.default.removeItem(at: url("Ships/Guns/Parts/Gun.swift"))
    #expect(try String(contentsOf: url("else/Parts/Gun.swift"), encoding: .utf8) == "gun")
    try link("Ships/Gone.swift", to: "gone")
    try FileManager.default.replaceLinks(in: url("Ships"))
    try FileManager.default.removeItem(at: url("Ships/Guns/Back"))
    #expect(try found == ["Hull.swift"])
  }
}
