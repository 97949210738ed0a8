import Foundation
import Toolchain

/// A book of two tiny lessons in a temporary folder, with a fake toolchain. Its files
/// are in `SmallBook.txt`, one after another.
package struct SmallBook: Sendable {
  private let folder: TemporaryFolder
  /// The book's folder, and the folder of the programs that replace the system's.
  package let root: URL
  package let programs: URL

  package init() throws {
    folder = try TemporaryFolder()
    root = folder.url.resolvingSymlinksInPath().appendingPathComponent("book", isDirectory: true)
    programs = folder.url.appendingPathComponent("programs", isDirectory: true)
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FakeToolchain.link(in: programs)
    let archive = PackageFolder.appending("Tests/TestSupport/SmallBook.txt")
    for part in try String(contentsOf: archive, encoding: .utf8).split(separator: "=== ") {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      try write(String(lines[1]), to: String(lines[0]))
    }
  }

  package func remove() { folder.remove() }

  package func place(_ path: String) -> URL { root.appendingPathComponent(path) }

  package func text(_ path: String) throws -> String {
    try String(contentsOf: place(path), encoding: .utf8)
  }

  package func write(_ text: String, to path: String) throws {
    try [path: Data(text.utf8)].write(to: root)
  }

  /// Replaces some words of a file; fails if they are not there.
  package func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(path)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(text.replacing(old, with: new), to: path)
  }

  /// Puts the shadow's clock ahead, so that the next builds need not wait for another second.
  package func putClockAhead() throws {
    let note = "Katas/.build/shadows.json"
    guard FileKind(of: place(note)) == .file else { return }
    let ahead = Int(Date().timeIntervalSince1970) + 20
    try write(text(note).replacing(#/"clock":\d+/#, with: "\"clock\":\(ahead)"), to: note)
  }

  // MARK: - Programs

  /// Adds a shell script to the programs.
  package func program(_ name: String, _ script: String) async throws {
    try await folder.program("programs/\(name)", script)
  }

  /// Makes each build fail with some words; nil lets builds succeed again.
  package func refuseBuilds(_ words: String?) throws {
    try putClockAhead()
    let file = programs.appendingPathComponent("refuses")
    guard let words else { return try FileManager.default.removeItem(at: file) }
    try Data("\(words)\n".utf8).write(to: file)
  }

  /// The arguments of each build.
  package var calls: [String] { lines("calls") }
  /// The files that were compiled.
  package var compiled: [String] { lines("compiled") }

  private func lines(_ name: String) -> [String] {
    let text = try? String(contentsOf: programs.appendingPathComponent(name), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }
}
