import Foundation

/// Names of signals for a reader.
enum Signal {
  static func reason(_ number: Int32) -> String {
    let meaning =
      switch number {
      case SIGSEGV, SIGBUS: " (memory that is not its own, as a recursion without end may cause)"
      case SIGILL, SIGTRAP: " (a trap)"
      case SIGABRT: " (it gave up by itself)"
      case SIGKILL: " (the system or somebody else killed it)"
      default: ""
      }
    return "It ended the process by signal \(number)\(meaning)."
  }
}
