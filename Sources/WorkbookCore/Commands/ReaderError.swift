/// Why something that a reader asked for cannot be done, in one sentence.
public protocol ReaderError: Error, CustomStringConvertible {
  /// Whether what was typed makes no sense: exit code 64, and 1 where it does.
  var isWrongUsage: Bool { get }
}

extension ReaderError {
  public var isWrongUsage: Bool { false }
}

extension KataError: ReaderError {}
