import Foundation

/// Why a program could not be run to its end.
public enum ChildProcessError: Error, Equatable {
  case noProgram(String)
  case noFolder(String)
  /// The system refused to start it; the reason is in the system's words.
  case notStarted(String, reason: String)
}

extension ChildProcessError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .noProgram(let name):
      "There is no program “\(name)” on this machine's PATH: install it, or add its folder to PATH."
    case .noFolder(let path):
      "There is no folder “\(path)” to run a program in."
    case .notStarted(let name, let reason):
      "“\(name)” could not be started: \(reason)."
    }
  }
}
