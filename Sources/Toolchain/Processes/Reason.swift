import Foundation

/// The system's own reason for a failure, without the text around it.
package enum Reason {
  /// A reason such as “No space left on device”, to put into a sentence.
  package static func of(_ error: any Error) -> String {
    if let error = error as? ChildProcessError { return withoutStop(error.description) }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    guard let code = (cause as? POSIXError)?.code.rawValue ?? posixCode(cause as NSError) else {
      return withoutStop(error.localizedDescription)
    }
    return String(cString: strerror(code))
  }

  private static func withoutStop(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  private static func posixCode(_ error: NSError) -> Int32? {
    error.domain == NSPOSIXErrorDomain ? Int32(error.code) : nil
  }
}
