import Foundation
import Testing

@testable import Toolchain

@Suite("Git independent of the reader's settings")
final class GitTests {
  private let scratch: TemporaryFolder
  private var folder: URL { scratch.url }

  init() throws { scratch = try TemporaryFolder(isSmall: true) }
  deinit { scratch.remove() }

  @Test("Git sees no settings or ignore rules of the reader's, and finds no repository by chance")
  func surroundings() throws {
    let file = try scratch.file("settings", "[alias]\n  greet = !echo hello\n")
    for (path, text) in [("inner/A.swift", ""), (".config/git/ignore", "*\n")] {
      try folder.appendingPathComponent(path).fill(with: text)
    }
    let inner = folder.appendingPathComponent("inner")
    _ = try Git.run("init", ["-q"], in: folder)
    let overrides: [String: String?] = [
      "GIT_CONFIG_GLOBAL": file.path, "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "alias.hi",
      "GIT_CONFIG_VALUE_0": "!echo hi", "XDG_CONFIG_HOME": folder.path + "/.config",
      "LC_ALL": "de_DE", "HOME": folder.path,
      "GIT_DIR": folder.appendingPathComponent(".git").path,
    ]
    try ChildProcess.$environmentOverrides.withValue(overrides) {
      let list = try Git.run("config", ["--list"], in: folder).standardOutput
      #expect(!list.contains("alias"))
      let alias = ["-c", "alias.words=!echo $LC_ALL $HOME"]
      let words = try Git.run("words", [], settings: alias, in: folder).standardOutput
      #expect(words == "C /dev/null\n")
      let none = try Git.run("rev-parse", ["--git-dir"], in: inner) { $0.status == 128 }
      #expect(none.standardError.hasPrefix("fatal: not a git repository"))
      _ = try Git.run("init", ["-q"], in: inner)
      let status = try Git.run("status", ["--porcelain"], in: inner).standardOutput
      #expect(status == "?? A.swift\n")
    }
  }

  @Test("Git works on the named repository, and reads its input")
  func named() throws {
    let place = folder.appendingPathComponent("elsewhere.git")
    _ = try Git.run("init", ["-q", "--bare", place.path], in: folder)
    let bytes = Data([0xff, 0, 10])
    let id = try Git.run(
      "hash-object", ["-w", "--stdin"], in: folder, repository: place, input: bytes
    ).standardOutput.trimmingCharacters(in: .newlines)
    let blob = try Git.run("cat-file", ["blob", id], in: folder, repository: place)
    #expect(blob.bytes == bytes)
  }

  @Test("A failure of git is reported in one sentence")
  func failed() throws {
    let error = #expect(throws: GitError.self) {
      try Git.run("log", [], settings: ["-c", "a.b=c"], in: folder)
    }
    let start = "`git log` ended with status 128: fatal: not a git "
    #expect(error?.description.hasPrefix(start) == true)
    let silent = GitError(command: "x", status: 1, words: "")
    #expect(silent.description == "`git x` ended with status 1.")
  }
}
