import Foundation
import Storage

extension FileError {
  /// The problem and its remedy, to follow a colon.
  public var reason: String {
    switch self {
    case .notRegular: "this is not a regular file, so name another"
    case .tooLarge: "it is too large for a roster, so name another"
    case .locked: "another program has it locked, so quit that and try again"
    case .refused(let code): FileError.reason(of: code)
    }
  }

  private static func reason(of code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "you have no permission, so ask for it or name another file"
    case EISDIR: "this is a folder, so name a file in it"
    case ENOTDIR: "a part of its path is not a folder, so name another"
    case ENOSPC, EDQUOT: "the disk is full, so make room and try again"
    case EROFS: "the disk is read-only, so name a file elsewhere"
    case EFBIG: "the file would exceed the size limit, so raise the limit"
    case ENAMETOOLONG: "its name is too long, so choose a shorter one"
    case ELOOP: "its symbolic links form a circle, so name the real file"
    default: "the system says “\(String(cString: strerror(code)))”, so try another file"
    }
  }
}
