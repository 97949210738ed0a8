import Foundation

/// The note in a build's folder of what its objects were made of.
struct BuildNote {
  private static let heading = "shipshape build 2"

  /// What is known of a source and its object, by module and path.
  var digests: [String: String] = [:]
  /// Stands for what SwiftPM's last plan in the folder was made of.
  var plan = ""
  /// The second in which the last build ended, by the clock that is ahead: that of this machine or that
  /// of the file system. The distant past where no build is known, since everything is compiled then.
  private(set) var lastEnd = Int.min
  /// The second in which this build began, by the clock of the file system.
  private(set) var began = Int.max
  private let file: URL

  /// Reads the note; a folder without one that is whole counts as unknown.
  init(in scratch: URL) {
    file = scratch.appendingPathComponent("built-contents")
    let text = String(
      decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 2, lines[0] == BuildNote.heading,
      let time = lines[1].split(separator: " ").last.flatMap({ Int($0) })
    else { return }
    // The last build was killed, possibly a moment ago.
    let isOpen = lines[1].hasPrefix("open ")
    lastEnd = isOpen ? max(time, Int(Date().timeIntervalSince1970)) : time
    plan = isOpen ? "" : lines[2]
    for line in lines.dropFirst(3) {
      guard let end = line.firstIndex(of: " ") else { continue }
      digests[String(line[line.index(after: end)...])] = String(line[..<end])
    }
  }

  /// Writes the note of a build that begins. Until it ends, the note does not say when that was.
  ///
  /// Where the clock has gone back since the last build, no time tells any more, and all is forgotten.
  mutating func open() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write("open \(lastEnd)")
    began = FileLook(file)?.seconds ?? Int.max
    guard lastEnd > now else { return }
    (digests, lastEnd) = ([:], Int.min)
    try write("open \(lastEnd)")
  }

  /// Writes the note of a build that has ended.
  mutating func close() throws {
    // Only what is written now tells the present second of the file system.
    try write("open \(lastEnd)")
    lastEnd = max(now, lastEnd)
    try write("\(lastEnd)")
  }

  /// The present second by the clock that is ahead.
  private var now: Int {
    max(Int(Date().timeIntervalSince1970), FileLook(file)?.seconds ?? Int.min)
  }

  private func write(_ state: String) throws {
    let lines = [BuildNote.heading, state, plan] + digests.map { "\($0.value) \($0.key)" }.sorted()
    try Data(lines.joined(separator: "\n").utf8).write(to: file, options: .atomic)
  }
}
