import Foundation

/// The system's own reason for a failure, without the text around it.
package enum Reason {
  /// A reason such as “No space left on device”, for use in a sentence.
  package static func of(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    // Also bridges a `POSIXError`.
    let bridged = cause as NSError
    if bridged.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(bridged.code)))
    }
    let sentence = error.localizedDescription
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
