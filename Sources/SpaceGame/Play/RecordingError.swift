/// Why a recording cannot be read.
public enum RecordingError: Error, Hashable {
  case empty
  case notARecording
  case newerVersion(String)
  /// - Parameter line: Counted from 1.
  case damaged(line: Int)
  case cutOff
}

extension RecordingError: CustomStringConvertible {
  /// What is wrong and what to do; to be read after the name of the file.
  public var description: String {
    switch self {
    case .empty: "is empty, so there is nothing to replay."
    case .notARecording: "is not a recording of this game."
    case .newerVersion(let version):
      "is a recording of version \(version), and this arcade reads up to version "
        + "\(Recording.version): update it."
    case .damaged(let line): "is damaged in line \(line), so it cannot be replayed."
    case .cutOff:
      "ends too early or too late, so it cannot be replayed: the file was cut or joined."
    }
  }
}
