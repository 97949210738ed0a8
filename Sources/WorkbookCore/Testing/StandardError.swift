import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is known of where errors are printed.
enum StandardError {
  /// Whether it is a terminal that understands going back to the start of a line.
  static var canBeWrittenOver: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}
