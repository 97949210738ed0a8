import Foundation
import TestSupport
import Testing
import Toolchain

@Suite("A module that is built again after a change")
struct WarmBuildTests {
  private static let sources = [
    "Ship.swift": "struct Ship {\n  let gun = Gun()\n  func fire() -> Int { gun.fire() }\n}\n",
    "Rules/Gun.swift": "struct Gun {\n  func fire() -> Int { 1 }\n}\n",
    "Drifter.swift": "struct Drifter {\n  let speed = 1\n}\n",
  ]

  /// One first build serves all the changes.
  @Test("What a change reaches is built anew, and no more")
  func changes() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let build = try WarmBuild("Game", Self.sources, interfaces: folder.url)
    func rebuilt(_ path: String, _ text: String?) throws -> Int {
      var changed = Self.sources
      changed[path] = text
      return try build.objectsRebuilt(for: changed)
    }
    #expect(try rebuilt("none.swift", nil) == 0, "nothing has changed")
    let gun = "struct Gun {\n  func fire() -> Int { 2 }\n}\n"
    #expect(try rebuilt("Rules/Gun.swift", gun) == 1, "what a method does is its own affair")
    let other = "struct Gun {\n  let shots = 3\n  func fire() -> Int { 1 }\n}\n"
    #expect(try rebuilt("Rules/Gun.swift", other) == 2, "what a type looks like is the ship's too")
    #expect(try rebuilt("New.swift", "let new = 1\n") == 0, "a new file was not there")
    #expect(try rebuilt("Drifter.swift", nil) == 0, "a file that is gone is not built")
    #expect(throws: WarmBuild.Failure.self) {
      try rebuilt("Ship.swift", "struct Ship { let gun: Cannon }\n")
    }
    #expect(try rebuilt("Rules/Gun.swift", gun) == 1, "each change is made to the first build")
  }

  @Test("Sources that do not compile are told in the compiler's words")
  func wrong() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let error = #expect(throws: WarmBuild.Failure.self) {
      try WarmBuild("Game", ["A.swift": "let a: Int = \"\"\n"], interfaces: folder.url)
    }
    guard case .doesNotCompile(let words) = error else {
      Issue.record("not \(String(describing: error))")
      return
    }
    #expect(words.contains("cannot convert value of type 'String'"))
  }

  /// A compiler that touches object files, each call a minute later than the last one.
  ///
  /// - Parameter condition: Of the shell, on a `$file`: whether it is touched.
  private func build(touching condition: String) throws -> WarmBuild {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.program(
      "swiftc",
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        case $1 in -output-file-map) map=$2 ;; esac
        shift
      done
      count=$(cat "$0.count" 2>/dev/null || echo 10)
      echo $((count + 1)) > "$0.count"
      tr ',{}' '\\n\\n\\n' < "$map" | sed -n 's/.*"object":"\\(.*\\)"/\\1/p' | sed 's,\\\\/,/,g' |
        while IFS= read -r file; do
          \(condition) && touch -t "2001010101.$count" "$file"
        done
      exit 0

      """)
    let build = try WarmBuild(
      "Game", Self.sources, interfaces: folder.url,
      environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
    var changed = Self.sources
    changed["Ship.swift"] = "struct Ship {}\n"
    _ = try build.objectsRebuilt(for: changed)
    return build
  }

  @Test("A compiler that builds again what has not changed is not counted with")
  func restless() {
    #expect(throws: WarmBuild.Failure.isRestless) { try build(touching: "true") }
    #expect(throws: WarmBuild.Failure.isRestless) { try build(touching: "false") }
  }

  @Test("A compiler that passes over what has changed is not counted with")
  func deaf() {
    #expect(throws: WarmBuild.Failure.isDeaf) { try build(touching: "[ ! -e \"$file\" ]") }
  }
}
