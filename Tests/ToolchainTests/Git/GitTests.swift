import Foundation
import Testing

@testable import Toolchain

@Suite("Git, whatever the reader's settings are")
final class GitTests {
  private let scratch: TemporaryFolder
  private var folder: URL { scratch.url }

  init() throws { scratch = try TemporaryFolder() }
  deinit { scratch.remove() }

  @Test("It finds none of the reader's settings, and not what the reader has told it to ignore")
  func settings() throws {
    let file = try scratch.file("settings", "[alias]\n  greet = !echo hello\n")
    let repository = folder.appendingPathComponent("repository")
    let ignored = folder.appendingPathComponent(".config/git")
    for folder in [repository, ignored] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data("*\n".utf8).write(to: ignored.appendingPathComponent("ignore"))
    try Data().write(to: repository.appendingPathComponent("A.swift"))
    let overrides: [String: String?] = [
      "GIT_CONFIG_GLOBAL": file.path, "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "alias.hi",
      "GIT_CONFIG_VALUE_0": "!echo hi", "XDG_CONFIG_HOME": folder.path + "/.config",
      "LC_ALL": "de_DE",
      "HOME": folder.path,
    ]
    try ChildProcess.$environmentOverrides.withValue(overrides) {
      let list = try Git.run("config", ["--list"], in: folder).standardOutput
      _ = try Git.run("init", ["-q"], in: repository)
      let status = try Git.run("status", ["--porcelain"], in: repository).standardOutput
      #expect(!list.contains("alias") && status == "?? A.swift\n")
    }
  }

  @Test("It finds no repository by chance: neither one above nor one that a variable names")
  func repository() throws {
    _ = try Git.run("init", ["-q"], in: folder)
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let overrides = ["GIT_DIR": folder.appendingPathComponent(".git").path]
    try ChildProcess.$environmentOverrides.withValue(overrides) {
      let output = try Git.run("rev-parse", ["--git-dir"], in: inner) { $0.status == 128 }
      #expect(output.standardError.hasPrefix("fatal: not a git repository"))
    }
  }

  @Test("It works on the repository that is named, and reads what it is given")
  func named() throws {
    let (kata, place) = (folder, folder.appendingPathComponent("elsewhere.git"))
    _ = try Git.run("init", ["-q", "--bare", place.path], in: kata)
    let blob = try Git.run(
      "hash-object", ["-w", "--stdin"], in: kata, repository: place, input: Data([0xff, 0, 10]))
    let id = blob.standardOutput.trimmingCharacters(in: .newlines)
    let bytes = try Git.run("cat-file", ["blob", id], in: kata, repository: place).bytes
    #expect(bytes == Data([0xff, 0, 10]))
  }

  @Test("What it cannot do is told in one sentence")
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
