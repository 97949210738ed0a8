import Foundation

/// The note in a build's folder that says what its objects were made from.
struct BuildNote: Codable {
  private enum CodingKeys: CodingKey { case digests, warnings, plan, lastEnd, isOpen }

  /// The records of each source and its object, by module and path.
  var digests: [String: String] = [:]
  /// The compiler's warnings when it made the objects; it does not repeat them for files that it
  /// skips.
  var warnings: [String: [CompilerMessage]] = [:]
  /// A digest of everything that SwiftPM's last plan in the folder was made from.
  var plan = ""
  /// The second in which the last build ended, by whichever clock is ahead: this machine's or the
  /// file system's. The distant past if no build is known, since everything is compiled then.
  private(set) var lastEnd = Int.min
  private var isOpen = false
  /// The second in which this build began, by the clock of the file system.
  private(set) var began = Int.min

  /// Reads the note; a folder without an intact one counts as unknown.
  init(in scratch: URL) {
    let data = FileManager.default.contents(atPath: BuildNote.file(in: scratch).path) ?? Data()
    guard let note = try? JSONDecoder().decode(BuildNote.self, from: data) else { return }
    self = note
    // The last build was killed, possibly a moment ago.
    if isOpen { (lastEnd, plan) = (BuildNote.now(after: lastEnd), "") }
  }

  /// Writes the note for a build that begins. Until the build ends, the note has no end time.
  ///
  /// If the clock has gone back since the last build, times prove nothing, and the note is cleared.
  mutating func open(in scratch: URL) throws {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    isOpen = true
    began = try write(in: scratch)
    guard lastEnd > BuildNote.now(after: began) else { return }
    (digests, lastEnd) = ([:], Int.min)
    try write(in: scratch)
  }

  mutating func close(in scratch: URL) throws {
    lastEnd = max(BuildNote.now(after: try write(in: scratch)), lastEnd)
    isOpen = false
    try write(in: scratch)
  }

  /// - Returns: The file system's current second, which only writing a file reveals.
  @discardableResult
  private func write(in scratch: URL) throws -> Int {
    let file = BuildNote.file(in: scratch)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
    return FileLook(file)?.seconds ?? Int.min
  }

  /// The present second by this machine's clock, or by another clock that is ahead.
  private static func now(after second: Int) -> Int {
    max(Int(Date().timeIntervalSince1970), second)
  }

  private static func file(in scratch: URL) -> URL {
    scratch.appendingPathComponent("built-contents")
  }
}
