import Foundation
import Synchronization
import Testing
import Toolchain

@Suite("A child process", .timeLimit(.minutes(5)))
struct ChildProcessTests {
  @Test("Its two streams and its status are told apart")
  func streams() throws {
    let output = try shell("echo out; echo err >&2; exit 7").run()
    #expect(output.standardOutput == "out\n")
    #expect(output.standardError == "err\n")
    #expect(output.status == 7)
  }

  @Test("A signal that ended it counts 128 and its number")
  func signalStatus() throws {
    #expect(try shell("kill -KILL $$").run().status == 128 + 9)
  }

  @Test("It finds nothing to read, and does not wait for it")
  func standardInput() throws {
    let output = try shell("cat; echo done").run()
    #expect(output.standardOutput == "done\n")
  }

  @Test("It runs in the folder that it was given, with its arguments untouched")
  func directory() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("here.txt")
    let script = "ls; for word; do echo \"[$word]\"; done"
    let output = try ChildProcess(
      "sh", ["-c", script, "sh", "two words", "$HOME", "", "'"], in: folder.url
    ).run()
    #expect(output.standardOutput == "here.txt\n[two words]\n[$HOME]\n[]\n[']\n")
  }

  @Test("A variable of ours can be changed, added and taken away for it")
  func environment() throws {
    var child = shell("echo ${HOME-none} ${SHIPSHAPE_TEST-none} ${PATH:+path}")
    child.environment = ["HOME": nil, "SHIPSHAPE_TEST": "yes"]
    #expect(try child.run().standardOutput == "none yes path\n")
  }

  @Test("It inherits what the task changes for all; its own changes are the last word")
  func overrides() async throws {
    var changed = shell("echo $A $B ${C-none}")
    changed.environment = ["B": "own"]
    let child = changed
    let overrides: [String: String?] = ["A": "all", "B": "all", "C": nil]
    let (now, later) = try await ChildProcess.$environmentOverrides.withValue(overrides) {
      (try child.run().standardOutput, try await child.run(nil).standardOutput)
    }
    #expect(now == "all own none\n")
    #expect(later == "all own none\n")
    #expect(try child.run().standardOutput == "own none\n")
  }

  @Test("What floods both streams at once is drained, and only its start and end are kept")
  func flood() throws {
    var child = shell(
      """
      flood() { printf 'first '; head -c 50000000 /dev/zero | tr '\\0' x; printf ' last'; }
      flood >&2 & flood; wait
      """)
    child.outputLimit = 1000
    let output = try child.run()
    for text in [output.standardOutput, output.standardError] {
      #expect(text.hasPrefix("first xxx"))
      #expect(text.hasSuffix("xxx last"))
      #expect(text.contains("\n… 49999011 bytes left out …\n"))
    }
    #expect(output.status == 0)
  }

  @Test("Lines are handed out while it still runs, and a last one without a line break too")
  func lines() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = folder.url.appendingPathComponent("answer").path
    let script = "mkfifo '\(answer)'; echo ask; read word < '\(answer)'; printf \"got $word\""
    let recorder = LineRecorder()
    let output = try await shell(script).run { line in
      recorder.record(line)
      guard line.text == "ask" else { return }
      // The child waits for this answer: were lines kept until its end, neither would ever end.
      FileHandle(forWritingAtPath: answer)?.write(Data("it\n".utf8))
    }
    #expect(recorder.texts == ["ask", "got it"])
    #expect(output.standardOutput == "ask\ngot it")
  }

  @Test("A line that is not ended yet can be handed out at once")
  func unfinishedLine() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = folder.url.appendingPathComponent("answer").path
    let recorder = LineRecorder()
    var child = shell("mkfifo '\(answer)'; printf ask; read word < '\(answer)'; echo got $word")
    child.handsOutUnfinishedLines = true
    _ = try await child.run { line in
      recorder.record(line)
      guard line.text == "ask" else { return }
      FileHandle(forWritingAtPath: answer)?.write(Data("it\n".utf8))
    }
    #expect(recorder.texts == ["ask", "got it"])
  }

  @Test("A line says which stream it was printed on")
  func lineStreams() async throws {
    let recorder = LineRecorder()
    _ = try await shell("echo out; echo err >&2").run(recorder.record)
    #expect(recorder.lines.contains(.init(.standardOutput, "out")))
    #expect(recorder.lines.contains(.init(.standardError, "err")))
    #expect(recorder.lines.count == 2)
  }

  @Test("Unless told otherwise it may take its time, 2 s to tidy up, and 16 MiB of each stream")
  func defaults() {
    let child = shell("true")
    #expect(child.timeLimit == nil)
    #expect(child.grace == .seconds(2))
    #expect(child.outputLimit == 16_777_216)
  }

  @Test("Many children at once are kept apart")
  func many() async throws {
    let texts = try await withThrowingTaskGroup { group in
      for number in 1...20 {
        group.addTask { try await shell("echo \(number)").run { _ in }.standardOutput }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(texts) == Set((1...20).map { "\($0)\n" }))
  }
}
