/// Tells whether a file is still the one that it was, without reading it.
public struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  /// Where there is no file.
  public static let missing = FileStamp(description: "none")

  public let description: String
}
