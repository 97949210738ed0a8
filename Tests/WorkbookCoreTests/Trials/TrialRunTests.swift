import Foundation
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("A run of a trial")
struct TrialRunTests {
  @Test("It is stuck when nothing was written for as long as it may, and not once a byte is")
  func stuck() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let stream = try folder.file("events.jsonl", "{}\n")
    let run = TrialRun(
      suite: "SomeTests", sides: [], package: folder.url, scratch: folder.url,
      limit: .milliseconds(300))
    let isStuck = run.isStuck(writing: stream)
    let look = ChildProcess.Look(memory: 0, ourTime: .zero)
    #expect(!isStuck(look))
    while !isStuck(look) { try await Task.sleep(for: .milliseconds(5)) }
    try Data("{}\n\n".utf8).write(to: stream)
    #expect(!isStuck(look))
  }
}
