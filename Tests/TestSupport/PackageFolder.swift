import Foundation

/// The package's folder on this machine.
public enum PackageFolder {
  public static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder in the package.
  public static func appending(_ path: String) -> URL {
    url.appendingPathComponent(path)
  }
}
