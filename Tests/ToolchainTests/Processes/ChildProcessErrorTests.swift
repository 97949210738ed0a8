import Foundation
import Testing
import Toolchain

@Suite("A child process that cannot run")
struct ChildProcessErrorTests {
  @Test(
    "A program that is not there gives one clear sentence", arguments: ["no-such-tool", "/no/tool"])
  func noProgram(name: String) {
    let error = #expect(throws: ChildProcessError.self) { try ChildProcess(name, []).run() }
    #expect(
      error?.description
        == "There is no program “\(name)” on this machine's PATH: "
        + "install it, or add its folder to PATH.")
  }

  @Test("A file that may not be run, or a folder, is no program")
  func notExecutable() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.file("notes")
    #expect(throws: ChildProcessError.noProgram(file.path)) {
      try ChildProcess(file.path, []).run()
    }
    #expect(throws: ChildProcessError.noProgram(folder.url.path)) {
      try ChildProcess(folder.url.path, []).run()
    }
  }

  @Test("The program is looked for on the path that the child gets")
  func path() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // A link, not a script: a file that was just written may still be held open for writing by
    // a child that another test is starting, and cannot be run then.
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("greet").path, withDestinationPath: "/bin/echo")
    var child = ChildProcess("greet", ["hello"])
    child.environment = ["PATH": "/no/such/folder:\(folder.url.path)"]
    #expect(try child.run().standardOutput == "hello\n")
  }

  @Test("A folder that is not there gives one clear sentence")
  func noFolder() {
    let child = ChildProcess("sh", [], in: URL(fileURLWithPath: "/no/such/folder"))
    let error = #expect(throws: ChildProcessError.self) { try child.run() }
    #expect(error?.description == "There is no folder “/no/such/folder” to run a program in.")
  }

  @Test("A program that the system refuses gives its reason")
  func refused() {
    let tooLong = String(repeating: "x", count: 4 << 20)
    let error = #expect(throws: ChildProcessError.self) { try ChildProcess("sh", [tooLong]).run() }
    #expect(error?.description == "“sh” could not be started: Argument list too long.")
  }
}
