/// The progress of a test run.
package enum TestProgress: Hashable, Sendable {
  /// How many test functions have ended since the last report; 0 when the run has only resumed
  /// after a stall.
  case ended(functions: Int)
  case stalled(Stall)
}
