import Foundation
import Text
import Toolchain

/// The folder that the site is written to, which is replaced as a whole.
package struct SiteFolder {
  private let url: URL

  package init(at url: URL) {
    self.url = url.standardizedFileURL
  }

  /// Writes the files to the folder, replacing any earlier site.
  ///
  /// They are written beside it first, so that a failure leaves the old site intact.
  ///
  /// - Parameter copies: Other files that become part of the site.
  /// - Throws: ``SiteError``.
  package func write(
    _ files: [Address: String], copying copies: [Address: URL] = [:]
  ) throws(SiteError) {
    guard isFree else { throw .notASite(url.path) }
    do { try replace(with: files, copying: copies) } catch {
      throw .notWritten(url.path, reason: Reason.of(error))
    }
  }

  private func replace(with files: [Address: String], copying copies: [Address: URL]) throws {
    let manager = FileManager.default
    let fresh = url.deletingLastPathComponent().appendingPathComponent(
      ".\(url.lastPathComponent)-new")
    if manager.fileExists(atPath: fresh.path) { try manager.removeItem(at: fresh) }
    for (address, text) in files {
      try fresh.appendingPathComponent(address.path).fill(with: text)
    }
    for (address, original) in copies {
      try manager.copyItem(at: original, to: fresh.appendingPathComponent(address.path))
    }
    if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
    try manager.moveItem(at: fresh, to: url)
  }

  /// Whether nothing would be lost: the folder is missing, empty, or a site without a repository.
  private var isFree: Bool {
    let manager = FileManager.default
    guard manager.fileExists(atPath: url.path) else { return true }
    guard let names = try? manager.contentsOfDirectory(atPath: url.path) else { return false }
    let front = url.appendingPathComponent(Address.front.path)
    let text = (try? String(contentsOf: front, encoding: .utf8)) ?? ""
    return names.isEmpty || text.contains(PageFrame.generator.written) && !names.contains(".git")
  }
}

/// Why no site was made.
package enum SiteError: ReaderError, Equatable {
  /// Something other than our site is in the way.
  case notASite(String)
  case notWritten(String, reason: String)

  package var description: String {
    switch self {
    case .notASite(let path):
      "\(path) holds something other than a site made here, which would be lost: name another "
        + "folder with `--to`."
    case .notWritten(let path, let reason):
      "The site could not be written to \(path): \(reason)."
    }
  }
}
