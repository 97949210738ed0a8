/// The reasons for which a recording cannot be read.
public enum RecordingError: Error, Hashable {
  case empty
  case notARecording
  /// - Parameter line: Counted from 1.
  case damaged(line: Int)
  case cutOff
}

extension RecordingError: CustomStringConvertible {
  /// The problem and its remedy, to follow the file's name in a sentence.
  public var description: String {
    switch self {
    case .empty: "is empty, so there is nothing to replay."
    case .notARecording: "is not a recording of this game."
    case .damaged(let line): "is damaged at line \(line), so it cannot be replayed."
    case .cutOff:
      "ends too early or too late to be replayed: the file was cut short or joined to another."
    }
  }
}
