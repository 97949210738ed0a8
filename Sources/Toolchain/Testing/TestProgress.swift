/// How a run of tests goes on.
package enum TestProgress: Hashable, Sendable {
  /// Test functions have ended since it was told last; none where the run only goes on again.
  case ended(functions: Int)
  case stalled(Stall)
}
