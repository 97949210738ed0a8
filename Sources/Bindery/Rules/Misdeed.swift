/// Something that code in a kata can do to the tests that run it.
struct Misdeed: Sendable {
  let code: String
  /// What the verdict has to say.
  let expected: String

  /// One for each way in which a run ends: the process is gone, it makes no progress and leaves others
  /// running, or it takes all memory. What else happens to a run is one of these to whoever waits for it.
  static let all = [
    Misdeed(code: "print(depth(1))", expected: "crashed"),
    Misdeed(code: "startChildren(); while true {}", expected: "hung"),
    Misdeed(code: "while true { memset(malloc(1 << 24), 1, 1 << 24) }", expected: "memory"),
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

    func startChildren() {
      let marker = ProcessInfo.processInfo.environment["\(marker)"] ?? ""
      for _ in 0..<50 { _ = system("sh -c 'sleep 600; : \\(marker)' > /dev/null 2>&1 &") }
    }

    """
}
