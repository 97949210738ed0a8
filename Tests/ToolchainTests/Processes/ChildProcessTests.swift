import Foundation
import Synchronization
import Testing

@testable import Toolchain

@Suite("A child process", .timeLimit(.minutes(5)))
struct ChildProcessTests {
  @Test("A child's two streams are told apart, and so are an exit and a signal")
  func ends() throws {
    let table = [
      ("echo out; echo err >&2; exit 7", "out\n|err\n|7 false"),
      // The input is empty, and the child does not wait for it.
      ("cat; echo done", "done\n||0 false"), ("kill -KILL $$", "||137 true"),
      ("exit 137", "||137 false"),
    ]
    for (script, expected) in table {
      let it = try shell(script).run()
      let told = "\(it.standardOutput)|\(it.standardError)|\(it.status) \(it.wasKilled)"
      #expect(told == expected)
    }
  }

  @Test("A child is looked up on its own path, and runs in its folder with unchanged arguments")
  func directory() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // A link, not a script: a file that was just written may still be held open by a child that
    // another test is starting, and cannot be run then.
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("shell").path, withDestinationPath: "/bin/sh")
    let script = "echo *; for word; do echo \"[$word]\"; done"
    var child = ChildProcess(
      "shell", ["-c", script, "sh", "two words", "$HOME", "", "'"], in: folder.url)
    child.environment = ["PATH": "/no/such/folder:\(folder.url.path)"]
    #expect(try child.run().standardOutput == "shell\n[two words]\n[$HOME]\n[]\n[']\n")
  }

  @Test("A child inherits the task's environment changes; its own changes come last")
  func environment() async throws {
    var changed = shell("echo $A $B ${C-none} ${HOME-none} ${PATH:+path}")
    changed.environment = ["B": "own", "HOME": nil]
    let child = changed
    let overrides: [String: String?] = ["A": "all", "B": "all", "C": nil]
    let (now, later) = try await ChildProcess.$environmentOverrides.withValue(overrides) {
      (try child.run().standardOutput, try await child.run(nil).standardOutput)
    }
    #expect(
      [now, later, try child.run().standardOutput] == [
        "all own none none path\n", "all own none none path\n", "own none none path\n",
      ])
  }

  @Test("Variables that move SwiftPM's output are not passed on, unless we set them ourselves")
  func moving() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      for name in ["SWIFTPM_BUILD_DIR", "SWIFTPM_TESTS_MODULECACHE", "OTHER"] {
        setenv(name, "there", 1)
      }
      var child = shell("echo ${SWIFTPM_BUILD_DIR-no} ${SWIFTPM_TESTS_MODULECACHE-no} $OTHER")
      print("said", try child.run().standardOutput, terminator: "")
      child.environment["SWIFTPM_BUILD_DIR"] = "here"
      print("said", try child.run().standardOutput, terminator: "")
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("said") }
    #expect(lines == ["said no no there", "said here no there"])
  }

  @Test("Floods on both streams are drained at once, and only their start and end are kept")
  func flood() throws {
    var child = shell(
      """
      flood() { printf 'first '; head -c 5000000 /dev/zero | tr '\\0' x; printf ' last'; }
      flood >&2 & flood; wait
      """)
    child.outputLimit = 1000
    let output = try child.run()
    let x = String(repeating: "x", count: 495)
    let expected = "first \(x.dropLast())\n… 4999011 bytes left out …\n\(x) last"
    #expect(output.standardOutput == expected && output.standardError == expected)
  }

  @Test("Lines are passed on while the child runs, even unfinished ones")
  func lines() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let script = """
      mkfifo it more; echo ask; read word < it; printf "got $word"
      read word < more; echo " and $word" >&2; echo; printf 'end\\r\\n'
      """
    let recorder = LineRecorder()
    let answers = Mutex(["ask": "it", "got it": "more"])
    var child = shell(script)
    child.directory = folder.url
    let output = try await child.run { line in
      recorder.record(line)
      // The child waits for these answers: if lines were kept until its end, neither would ever
      // end.
      guard let word = answers.withLock({ $0.removeValue(forKey: line) }) else { return }
      let pipe = folder.url.appendingPathComponent(word).path
      FileHandle(forWritingAtPath: pipe)?.write(Data("\(word)\n".utf8))
    }
    let other: [String] = recorder.lines.filter { $0 != " and more" }
    #expect(other.starts(with: ["ask", "got it"]) && other.last == "end")
    #expect(recorder.lines.contains(" and more"))
    #expect(output.standardOutput == "ask\ngot it\nend\r\n")
  }

  @Test("The kept output does not depend on the chunks in which bytes arrive")
  func portions() {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    for (text, limit, expected) in [
      (alphabet, 26, alphabet), (alphabet, 10, "abcde\n… 16 bytes left out …\nvwxyz"),
      (alphabet, 11, "abcde\n… 15 bytes left out …\nuvwxyz"),
    ] {
      var whole = OutputReader(-1, limit: limit, lines: nil)
      var single = whole
      whole.take(Array(text.utf8)[...])
      for byte in text.utf8 { single.take([byte]) }
      let kept = [whole.finish(), single.finish()].map { String(decoding: $0, as: UTF8.self) }
      #expect(kept == [expected, expected])
    }
    // A line longer than 64 KiB arrives in pieces.
    let recorder = LineRecorder()
    var reader = OutputReader(-1, limit: 10, lines: recorder.record)
    for _ in 1...3 { reader.take(Array(repeating: UInt8(ascii: "x"), count: 40_000)[...]) }
    let counts: [Int] = recorder.lines.map(\.count)
    #expect(counts == [40_000, 80_000, 40_000])
  }

  @Test("Children are kept apart; each has 2 s to tidy up, and 16 MiB of its output are kept")
  func many() async throws {
    let child = shell("true")
    #expect((child.grace, child.outputLimit) == (.seconds(2), 16_777_216))
    let texts = try await Array(1...8).severalAtOnce(8) { number in
      try await shell("echo \(number)").run { _ in }.standardOutput
    }
    #expect(texts == (1...8).map { "\($0)\n" })
  }
}
