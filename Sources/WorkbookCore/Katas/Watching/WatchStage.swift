import Terminal

/// Where a kata that is watched is shown, and where keys come from.
protocol WatchStage: AnyObject {
  var size: Size { get }
  var usesColor: Bool { get }
  /// Time that only goes forward.
  var now: Duration { get }
  /// Ends the present wait, or the next one; for any thread.
  var waker: @Sendable () -> Void { get }

  func show(_ state: WatchState)
  /// Waits until something happens or the time is over.
  ///
  /// - Parameter milliseconds: Without end where nil.
  func wait(milliseconds: Int?) -> [WatchEvent]
  /// Gives the screen back.
  func close()
}
