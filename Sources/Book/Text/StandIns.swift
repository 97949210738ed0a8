import Foundation
import Toolchain

// Stand-ins until Toolchain has these.

enum Git {
  static func run(_ arguments: [String], in folder: URL) throws -> ChildProcess.Output {
    var environment: [String: String?] = [
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_ATTR_NOSYSTEM": "1",
      "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path,
      "HOME": folder.path,
      "LC_ALL": "C",
    ]
    for name in ProcessInfo.processInfo.environment.keys where environment[name] == nil {
      guard name.hasPrefix("GIT_") || name == "XDG_CONFIG_HOME" else { continue }
      environment.updateValue(nil, forKey: name)
    }
    var child = ChildProcess("git", arguments, in: folder)
    child.environment = environment
    return try child.run()
  }
}

enum Reason {
  static func of(_ error: any Error) -> String {
    if let error = error as? ChildProcessError {
      return error.description.replacing(#/\.$/#, with: "")
    }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    guard let code = (cause as? POSIXError)?.code.rawValue ?? posixCode(cause as NSError) else {
      return error.localizedDescription.replacing(#/\.$/#, with: "")
    }
    return String(cString: strerror(code))
  }

  private static func posixCode(_ error: NSError) -> Int32? {
    error.domain == NSPOSIXErrorDomain ? Int32(error.code) : nil
  }
}
