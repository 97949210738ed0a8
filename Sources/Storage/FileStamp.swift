/// Identifies one state of a file, so that a change is noticed without reading the file.
public struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  /// The stamp of a file that does not exist.
  public static let missing = FileStamp(description: "none")

  public let description: String
}
