import Toolchain

/// What a check is doing.
package enum CheckPhase: Hashable, Sendable {
  case starting
  /// Waiting for another check of the same kata to finish.
  case waiting
  case building(BuildProgress)
  /// How many behaviours are done, and of how many; nil while the total is unknown.
  case running(done: Int, of: Int?)
  /// No behaviour has made progress for a while.
  case stalled(Stall, done: Int, of: Int?)
}
