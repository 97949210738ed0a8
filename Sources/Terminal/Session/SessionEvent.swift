/// An event for a program that owns the screen.
public enum SessionEvent: Hashable, Sendable {
  case key(Key)
  /// The next picture is painted in full.
  case resized(Size)
  /// The program was stopped and resumed; the last canvas is on the screen again.
  case resumed
  /// The program is asked to quit.
  case interrupted(Interruption)
}

/// Why a program is asked to quit.
public enum Interruption: Int32, Error, CaseIterable {
  case hangUp = 1
  /// Ctrl-C.
  case interrupt = 2
  /// A plain `kill`.
  case terminate = 15

  /// The conventional exit status: 128 plus the signal number.
  public var exitStatus: Int32 { 128 + rawValue }
}
