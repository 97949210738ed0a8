/// What can happen to a program that owns the screen.
public enum SessionEvent: Hashable, Sendable {
  case key(Key)
  /// The window has another size now. What is shown next is painted whole.
  case resized(Size)
  /// The program was stopped and goes on. The last canvas is on the screen again.
  case resumed
  /// The program is asked to leave: close the session and end with the status given here.
  case interrupted(Interruption)
}

/// What asks a program to leave.
public enum Interruption: Int32, Hashable, Sendable, CaseIterable {
  /// The terminal is gone.
  case hangUp = 1
  /// Ctrl-C.
  case interrupt = 2
  /// A plain `kill`.
  case terminate = 15

  /// The status with which a program ends by convention: 128 and the number of the signal.
  public var exitStatus: Int32 { 128 + rawValue }
}
