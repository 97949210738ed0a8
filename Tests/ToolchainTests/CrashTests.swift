import Foundation
import Testing

@testable import Toolchain

@Suite("The end of a process")
struct CrashTests {
  private static let backtrace = """
    0            0x00007f477e76df7f closure #1 in _assertionFailure + 623 in libswiftCore.so at /s/Assert.swift:3:1
    1 [ra]       0x0000559231 DoorTests.opens() + 127 in T at /k/Tests/DoorTests.swift:20:56
    2 [inlined]  0x0000559232 next() in T at /k/Sources/Door/Loop.swift
    3 [ra]       0x0000559233 static Door.fall(by:) + 12 in T at /k/Sources/Door/Door.swift:8:3
    4 [ra]       0x0000559234 closure #1 in Door.open() + 12 in T at /k/Sources/Door/Door.swift:30:3
    """

  private func crash(
    _ printed: String, _ status: Int32 = 132, hungFor limit: Duration? = nil
  ) -> Crash {
    let folder = URL(fileURLWithPath: "/k")
    let shadow = Shadow(folder, scratch: folder, shownAs: "Katas/01", house: "", keeping: [])
    let output = Child.Output(
      status: status, standardOutput: Data(), standardError: printed, wasEnded: limit != nil)
    return Crash(output, limit: limit ?? .zero, in: shadow)
  }

  @Test("A crash report quotes the program's error message, or else gives its status")
  func reason() {
    let table: [(Int32, String, String)] = [
      (
        132,
        "Fatal error: of a child\nSwift/Array.swift:692: Fatal error: Index out of range ***\nx",
        "Fatal error: Index out of range"
      ),
      (133, "a.swift:1: Precondition failed: no lives", "Precondition failed: no lives"),
      (133, "a.swift:1: Assertion failed", "Assertion failed"),
      (
        132, "*** Swift runtime failure: arithmetic overflow ***",
        "Swift runtime failure: arithmetic overflow"
      ),
      (139, "", "It crashed with signal 11, which usually means endless recursion."),
      (
        128 + SIGBUS, "", "It crashed with signal \(SIGBUS), which usually means endless recursion."
      ),
      (137, "words", "It ended the process with signal 9."),
      (128, "", "It ended the process with exit status 128."),
      (0, "", "It ended the process with exit status 0."),
    ]
    for (status, printed, reason) in table {
      let crash = crash(printed, status)
      #expect(crash.reason == reason && crash.place == nil)
    }
  }

  @Test("The report of a crash or a hang points to the innermost line in the sources or the tests")
  func place() {
    let (sources, tests) = ("Katas/01/Sources/Door/", "Katas/01/Tests/DoorTests.swift:20")
    let table: [([Int], place: String?, function: String?)] = [
      (Array(0...4), "\(sources)Door.swift:8", "static Door.fall(by:)"), ([0, 1], tests, nil),
      ([0, 1, 2], "\(sources)Loop.swift", "next()"), ([0], nil, nil),
      ([0, 4], "\(sources)Door.swift:30", "closure #1 in Door.open()"),
    ]
    let lines = Self.backtrace.split(separator: "\n")
    for (numbers, place, function) in table {
      let printed = numbers.map { lines[$0] }.joined(separator: "\n")
      #expect(crash(printed).place == place)
      let hang = crash(printed, 137, hungFor: .seconds(10))
      let ending = function.map { " It was in \($0)." } ?? ""
      #expect(hang.reason == "It made no progress for 10 seconds.\(ending)" && hang.place == place)
    }
    #expect(crash("", hungFor: .seconds(1)).reason.hasSuffix("1 second."))
  }

  #if os(Linux)
    @Test("Of a program's threads, the busiest is asked for a backtrace, unless all of them wait")
    func busiest() async throws {
      try await TemporaryFolder.with { folder in
        let table: [(Int, time: Int, busiest: pid_t?)] = [
          (7, 9, nil), (8, 10, 8), (9, 200, 9), (10, 40, 9),
        ]
        for (id, time, busiest) in table {
          let fields = "\(id) (a) b (c) S " + String(repeating: "0 ", count: 10) + "\(time)"
          try ["\(id)/stat": Data(fields.utf8)].write(to: folder)
          #expect(busiestThread(in: folder.path) == busiest)
        }
        // A thread that is ending.
        try ["11/stat": Data("11 (x) Z".utf8), "12/stat": Data()].write(to: folder)
        #expect(busiestThread(in: folder.path) == 9 && busiestThread(in: "/no/such/folder") == nil)
      }
    }
  #endif
}
