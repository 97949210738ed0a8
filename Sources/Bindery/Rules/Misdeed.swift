/// Something that code in a kata can do to the tests that run it.
struct Misdeed: Sendable {
  let code: String
  /// What the verdict may say: one of these.
  let expected: [String]

  static let all = [
    Misdeed(code: "print(depth(1))", expected: ["crashed"]),
    // Not `kill`, whose signal another thread may take a moment later, when all tests have ended.
    Misdeed(code: "raise(SIGSTOP)", expected: ["hung"]),
    Misdeed(
      code: "for file in 0..<256 as Range<Int32> { close(file) }", expected: ["passed", "crashed"]),
    Misdeed(code: "kill(0, SIGKILL)", expected: ["crashed"]),
    Misdeed(code: "kill(getppid(), SIGKILL)", expected: ["crashed"]),
    // An exit test waits until its pipe is closed: the children inherit the pipe of one under way.
    Misdeed(code: "_ = fiftyChildren", expected: ["hung", "passed"]),
    Misdeed(code: "while true {}", expected: ["hung"]),
    Misdeed(code: "_ = muchOutput", expected: ["passed"]),
    Misdeed(code: "while true { memset(malloc(1 << 24), 1, 1 << 24) }", expected: ["memory"]),
    Misdeed(code: "exit(0)", expected: ["crashed"]),
  ]

  /// The environment variable with the index of the misdeed to do.
  static let variable = "SHIPSHAPE_MISDEED"
  /// The environment variable with a word that identifies the child processes.
  static let marker = "SHIPSHAPE_MARKER"

  /// Source code for the misdeed that the variable chooses.
  static let source = """
    import Foundation

    func misbehave() {
      switch ProcessInfo.processInfo.environment["\(variable)"] {
      \(all.enumerated().map { "case \"\($0)\": \($1.code)" }.joined(separator: "\n  "))
      default: break
      }
    }

    func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number + 1) + 1 }

    /// Started once, however often they are asked for.
    let fiftyChildren: Void = {
      let marker = ProcessInfo.processInfo.environment["\(marker)"] ?? ""
      for _ in 0..<50 { _ = system("sh -c 'sleep 600; : \\(marker)' > /dev/null 2>&1 &") }
    }()

    /// A hundred million bytes, once; `print` would take seconds of its own for them.
    let muchOutput: Void = {
      let line = [UInt8](repeating: 10, count: 100_000)
      for _ in 0..<1_000 { _ = write(1, line, line.count) }
    }()

    """
}
