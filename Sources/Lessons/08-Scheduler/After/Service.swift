// snippet: service
/// Something that is done again and again.
@MainActor
public protocol Service: Sendable {
  /// Whether it is to be done in a tick. Asked once in each, before anything is done in it.
  func isDue(at tick: Int) -> Bool
  /// A scheduler that is stopped meanwhile cancels the task that this runs in.
  func execute() async
}
// end: service
