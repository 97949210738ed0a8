import Toolchain

/// What a check is doing.
package enum CheckPhase: Hashable, Sendable {
  case starting
  /// Another check of the same kata is not done yet.
  case waiting
  case building(BuildProgress)
  /// How many behaviours are done; nil where it is not known yet of how many.
  case running(done: Int, of: Int?)
  /// Nothing has become of any behaviour for a while.
  case stalled(Stall, done: Int, of: Int?)
}
