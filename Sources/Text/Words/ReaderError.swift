/// Why something that was asked for cannot be done, in one sentence that says what to do.
public protocol ReaderError: Error, CustomStringConvertible {
  /// Whether what was typed names something that there is not, such as lesson 12: the exit code is
  /// then 64. It is 1 where what was asked for makes sense and could not be done.
  var isWrongUsage: Bool { get }
}

extension ReaderError {
  public var isWrongUsage: Bool { false }
}
