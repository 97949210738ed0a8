/// Something that code in a kata can do to the tests that run it.
struct Misdeed: Sendable {
  let name: String
  /// What the verdict may say: one of these.
  let expected: [String]

  static let all = [
    Misdeed(name: "stackOverflow", expected: ["crashed"]),
    Misdeed(name: "stopsItself", expected: ["hung"]),
    Misdeed(name: "closesOutput", expected: ["passed", "crashed"]),
    Misdeed(name: "killsGroup", expected: ["crashed"]),
    Misdeed(name: "killsParent", expected: ["crashed"]),
    // An exit test waits until its pipe is closed, and the children have inherited the pipe.
    Misdeed(name: "fiftyChildren", expected: ["hung"]),
    Misdeed(name: "endlessLoop", expected: ["hung"]),
    Misdeed(name: "muchOutput", expected: ["passed"]),
    Misdeed(name: "muchMemory", expected: ["memory"]),
    Misdeed(name: "exits", expected: ["crashed"]),
  ]

  /// The environment variable that chooses the misdeed.
  static let variable = "SHIPSHAPE_MISDEED"
  /// The environment variable with a word that identifies the child processes.
  static let marker = "SHIPSHAPE_MARKER"

  /// Source code for the misdeed that the variable chooses.
  static let source = """
    import Foundation

    func misbehave() {
      let environment = ProcessInfo.processInfo.environment
      switch environment["SHIPSHAPE_MISDEED"] {
      case "stackOverflow": print(depth(1))
      case "stopsItself": kill(getpid(), SIGSTOP)
      case "closesOutput": for file in 0..<256 as Range<Int32> { close(file) }
      case "killsGroup": kill(0, SIGKILL)
      case "killsParent": kill(getppid(), SIGKILL)
      case "fiftyChildren": _ = children
      case "endlessLoop": while true {}
      case "muchOutput": _ = output
      case "muchMemory": while true { memset(malloc(1 << 24), 1, 1 << 24) }
      case "exits": exit(0)
      default: break
      }
    }

    func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number + 1) + 1 }

    /// Started once, however often they are asked for.
    let children: Void = {
      let marker = ProcessInfo.processInfo.environment["SHIPSHAPE_MARKER"] ?? ""
      for _ in 0..<50 { _ = system("sh -c 'sleep 600; : \\(marker)' > /dev/null 2>&1 &") }
    }()

    /// A hundred million bytes, once.
    let output: Void = {
      for _ in 0..<1_000 { print(String(repeating: "x", count: 100_000)) }
    }()

    """
}
