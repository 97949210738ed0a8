import Foundation

/// The note in a build's folder of what its objects were made of.
struct BuildNote {
  private static let heading = "shipshape build 1"

  /// Digests of contents, by module and path.
  var digests: [String: String] = [:]
  /// Stands for what SwiftPM's last plan in the folder was made of.
  var plan = ""
  /// The second in which the last build ended, or a later one, by the clock that is ahead: that of this
  /// machine or that of the file system. Long ago where nothing is known, since all is compiled then.
  private(set) var lastEnd = Int.min
  private let file: URL

  /// Reads the note; a folder without one that is whole counts as unknown.
  init(in scratch: URL) {
    file = scratch.appendingPathComponent("built-contents")
    let text = String(
      decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 2, lines[0] == BuildNote.heading else { return }
    // Open: the last build was killed, a moment ago for all we know.
    lastEnd = Int(lines[1]) ?? Int(Date().timeIntervalSince1970)
    plan = lines[1] == "open" ? "" : lines[2]
    for line in lines.dropFirst(3) {
      guard let end = line.firstIndex(of: " ") else { continue }
      digests[String(line[line.index(after: end)...])] = String(line[..<end])
    }
  }

  /// - Parameter isOpen: Whether a build begins, and not ends.
  func write(isOpen: Bool) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    func text(_ state: String) -> String {
      ([BuildNote.heading, state, plan] + digests.map { "\($0.value) \($0.key)" }.sorted())
        .joined(separator: "\n")
    }
    try Data(text("open").utf8).write(to: file, options: .atomic)
    guard !isOpen else { return }
    let end = max(Int(Date().timeIntervalSince1970), FileLook(file)?.seconds ?? 0)
    try Data(text("\(end)").utf8).write(to: file, options: .atomic)
  }
}
