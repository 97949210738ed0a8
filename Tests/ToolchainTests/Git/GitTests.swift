import Foundation
import Testing

@testable import Toolchain

@Suite("Git, whatever the reader's settings are")
struct GitTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(folder.url)
  }

  @Test("It finds none of the reader's settings")
  func settings() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("settings")
      try Data("[alias]\n  greet = !echo hello\n".utf8).write(to: file)
      let overrides: [String: String?] = [
        "GIT_CONFIG_GLOBAL": file.path, "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "alias.hi",
        "GIT_CONFIG_VALUE_0": "!echo hi", "XDG_CONFIG_HOME": folder.path, "LC_ALL": "de_DE",
      ]
      let list = try ChildProcess.$environmentOverrides.withValue(overrides) {
        try Git.output(of: ["config", "--list"], in: folder)
      }
      #expect(list == "")
    }
  }

  @Test("It finds no repository by chance: neither one above nor one that a variable names")
  func repository() throws {
    try withFolder { folder in
      _ = try Git.output(of: ["init", "-q"], in: folder)
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let overrides = ["GIT_DIR": folder.appendingPathComponent(".git").path]
      try ChildProcess.$environmentOverrides.withValue(overrides) {
        let output = try Git.run(["rev-parse", "--git-dir"], in: inner)
        #expect(output.status == 128)
        #expect(output.standardError.hasPrefix("fatal: not a git repository"))
      }
    }
  }

  @Test("What it commits is by Shipshape")
  func commits() throws {
    try withFolder { folder in
      _ = try Git.output(of: ["init", "-q"], in: folder)
      _ = try Git.output(of: ["commit", "-q", "--allow-empty", "-m", "Begin"], in: folder)
      let format = "--format=%an %ae %cn %ce %s"
      #expect(
        try Git.output(of: ["log", format], in: folder)
          == "Shipshape shipshape@localhost Shipshape shipshape@localhost Begin\n")
    }
  }

  @Test("What it cannot do is told in one sentence")
  func fails() throws {
    try withFolder { folder in
      let error = #expect(throws: GitError.self) {
        try Git.output(of: ["-c", "a.b=c", "log"], in: folder)
      }
      #expect(
        error?.description.hasPrefix("`git log` ended with status 128: fatal: not a git ") == true)
    }
    #expect(
      GitError.failed("git x", status: 1, words: "").description
        == "`git x` ended with status 1.")
  }
}
