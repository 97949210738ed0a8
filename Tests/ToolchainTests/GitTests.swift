import Foundation
import TestSupport
import Testing
import Toolchain

@Suite("Calls to git")
final class GitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  @Test("Git works only on the given repository and ignores hooks and our environment")
  func surroundings() async throws {
    await #expect(processExitsWith: .success) {
      for name in ["GIT_DIR", "GIT_INDEX_FILE", "LC_ALL"] { setenv(name, "/elsewhere", 1) }
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try await folder.program(
        "git",
        "echo $GIT_DIR $LC_ALL ${GIT_INDEX_FILE-none} $GIT_CONFIG_GLOBAL $GIT_CONFIG_NOSYSTEM; "
          + "echo \"$@\"; cat")
      let place = folder.url
      let outputs = try await Child.$programs.withValue(place.path) {
        [
          try await Git.run("log", "-1", in: place, input: Data("in".utf8)).text,
          try await Git.run("log", in: place, repository: place).text,
        ]
      }
      let settings = "-c core.hooksPath=/dev/null -c core.autocrlf=false -c core.safecrlf=false"
      try #require(outputs[0] == "/dev/null C none /dev/null 1\n\(settings) log -1\nin")
      try #require(outputs[1] == "\(place.path) C none /dev/null 1\n\(settings) log\n")
    }
  }

  @Test("A git failure is reported in git's own words, unless its status is accepted")
  func failure() async throws {
    let folder = folder.url
    let error = await #expect(throws: Git.Failure.self) {
      try await Git.run("log", in: folder)
    }
    #expect(error?.description == "git cannot do this: fatal: not a git repository: '/dev/null'")
    #expect(try await Git.run("log", in: folder, accepting: [0, 128]).status == 128)
    let silent = await #expect(throws: Git.Failure.self) {
      try await Git.run("-c", "alias.fail=!exit 3", "fail", in: folder)
    }
    #expect(silent?.words == "it ended with status 3")
    // If git is missing, no file of the book or the reader is at fault.
    let programs = self.folder
    try await programs.program("git", "exit 127")
    let missing = await #expect(throws: Git.Failure.self) {
      try await Child.$programs.withValue(programs.url.path) {
        try await Git.run("log", in: folder)
      }
    }
    #expect(missing?.words == "it is in no folder of PATH")
  }
}
