import Foundation
import Toolchain

@testable import WorkbookCore

/// A book in a folder of its own, with the sources of some lessons and perhaps a false `swift`.
struct SidesBook {
  private let folder: TemporaryFolder
  let workbook: Workbook

  init() throws {
    folder = try TemporaryFolder()
    workbook = Workbook(root: folder.url)
  }

  func remove() { folder.remove() }

  func write(_ path: String, _ text: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  /// Files of a lesson, by paths such as `Before/Ship.swift`.
  func lesson(_ number: Int, _ files: [String: String]) throws {
    for (path, text) in files {
      try write("Sources/Lessons/\(Catalogue.lessons[number - 1].folder)/\(path)", text)
    }
  }

  /// Puts a shell in the place of `swift`, which takes its first argument, `test`, for the script
  /// to be run: a script that was just written can be read, where it could not always be run.
  ///
  /// - Parameter script: Finds the path of the stream in `$events`, and the filter in `$filter`.
  /// - Returns: The environment in which it is found.
  func falseSwift(_ script: String) throws -> [String: String?] {
    try write(
      "test",
      """
      while [ $# -gt 0 ]; do
        case $1 in
          --event-stream-output-path) events=$2 ;;
          --filter) filter=$2 ;;
        esac
        shift
      done
      \(script)
      """)
    try write("bin/readme", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("bin/swift").path, withDestinationPath: "/bin/sh")
    return ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin"]
  }
}
