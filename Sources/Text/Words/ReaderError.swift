/// Why a request of the reader cannot be met, in one sentence that says what to do.
public protocol ReaderError: Error, CustomStringConvertible {
  /// Whether the reader named something that does not exist, such as lesson 12, so that the exit
  /// code is 64. It is 1 if the request makes sense but could not be met.
  var isWrongUsage: Bool { get }
}

extension ReaderError {
  public var isWrongUsage: Bool { false }
}
