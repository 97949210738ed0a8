import Foundation

/// A copy of a package that is built in its place.
///
/// SwiftPM and the compiler decide by times, in whole seconds, what to compile. Only we write in the
/// copy: a file gets a new time if and only if it is to be compiled, and each such time is later
/// than all before it, whatever the clock says.
package struct Shadow: Sendable {
  /// What the products in a scratch folder were made from, besides the files' times. The note is
  /// kept with the products, so that removing them removes it.
  private struct Note: Codable {
    /// The time of the newest file, in whole seconds.
    var clock = 0
    /// Whether a build is under way, or was killed.
    var isOpen = false
    var house = ""
    /// The manifests of each package.
    var manifests: [String: Files] = [:]
    /// SwiftPM's last plan: packages share the folder, and it may use another package's plan.
    var plan: [String] = []
    /// The files with warnings, which are compiled each time: the compiler does not repeat what it
    /// said of a file that it skips.
    var warned: Set<String> = []
  }

  package struct Report: Sendable {
    /// What SwiftPM printed, except its progress.
    package let words: String
    package let isBuilt: Bool
    package let errors: [CompilerMessage]
    /// The warnings about the package's files.
    package let warnings: [CompilerMessage]
  }

  package let folder: URL
  package let scratch: URL
  /// The package's own folder, as a reader types it.
  let shownAs: String
  /// Whatever else the products depend on, such as the compiler and the book's modules: if it
  /// differs, everything is built again.
  let house: String
  /// The modules whose products stay when those of packages are removed.
  let kept: Set<String>

  package init(
    _ folder: URL, scratch: URL, shownAs: String, house: String, keeping kept: Set<String>
  ) {
    (self.folder, self.scratch, self.shownAs) = (folder, scratch, shownAs)
    (self.house, self.kept) = (house, kept)
  }

  /// Gives the copy exactly these files, and builds it.
  ///
  /// - Parameters:
  ///   - others: Copies of other packages that this one uses, with their files.
  ///   - arguments: What to build; all targets with their tests by default.
  ///   - news: Called with SwiftPM's count of its steps, such as `3/19`.
  package func build(
    _ files: Files, beside others: [(folder: URL, files: Files)] = [],
    _ arguments: [String] = ["--build-tests"],
    news: @Sendable (String) -> Void = { _ in }
  ) async throws -> Report {
    // Without a manifest SwiftPM would climb up and build the book.
    guard files["Package.swift"] != nil else { throw Missing() }
    let packages = [(folder, files)] + others
    var note = try await open(with: packages)
    let plan = [folder.path] + arguments + files.keys.sorted()
    let planning = note.plan == plan ? [] : ["--disable-build-manifest-caching"]
    var child = Child(
      [
        "swift", "build", "--build-system", "native", "-Xswiftc", "-index-ignore-system-modules",
        "--package-path",
        folder.path, "--scratch-path", scratch.path,
      ] + arguments + planning, in: folder)
    child.environment["SWIFTPM_BUILD_DIR"] = .some(nil)
    // SwiftPM leaves files in its temporary folder. It always gets the same one, since it reads the
    // manifests again if the environment differs.
    let temporary = scratch.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    child.environment["TMPDIR"] = temporary.path
    let output = try await child.run { printed in
      if let step = printed().matches(of: #/(?m)^\[(\d+\/\d+)\] /#).last?.1 { news(String(step)) }
      return true
    }
    try? FileManager.default.removeItem(at: temporary)
    let printed = shown(output.text + output.standardError)
    let messages = CompilerMessage.all(in: printed)
    let warnings = messages.filter { !$0.isError }
    note.plan = output.status == 0 ? plan : []
    // A failed build may not have compiled all files.
    if output.status == 0 {
      for (folder, files) in packages {
        note.warned.subtract(files.keys.map { "\(folder.path)/\($0)" })
      }
    }
    note.warned.formUnion(
      warnings.compactMap { $0.path?.replacing("\(shownAs)/", with: "\(folder.path)/") })
    // The build has ended by itself, successfully or not.
    note.clock = max(note.clock, now)
    note.isOpen = false
    try write(note)
    let words = printed.replacing(
      #/(?m)^(?:\[\d+\/\d+\] |Building for ).*\n/#, with: "")
    return Report(
      words: words.trimmingCharacters(in: .newlines),
      isBuilt: output.status == 0, errors: messages.filter(\.isError),
      warnings: warnings.filter { $0.path?.hasPrefix("\(shownAs)/") ?? false }
        .sorted { ($0.path ?? "") < ($1.path ?? "") })
  }

  /// The text with the paths of the package's own files in place of the copy's.
  package func shown(_ text: String) -> String {
    text.replacing("\(folder.path)/", with: "\(shownAs)/")
      // SwiftPM calls a package by its folder.
      .replacing("'\(folder.lastPathComponent)'", with: "'\(shownAs)'")
  }

  struct Missing: Error, CustomStringConvertible {
    let description = "There is no Package.swift, so nothing can be built."
  }

  // MARK: - Files and times

  private var noteFile: URL { scratch.appendingPathComponent("shadows.json") }
  private var now: Int { Int(Date().timeIntervalSince1970) }

  private func open(with packages: [(folder: URL, files: Files)]) async throws -> Note {
    var note = read()
    if note.house != house {
      try? FileManager.default.removeItem(at: scratch)
      note = Note(house: house)
    }
    let manifests = Dictionary(
      packages.map { folder, files in
        (folder.lastPathComponent, files.filter(\.key.isManifest))
      }
    ) { $1 }
    // The clock went back, a build was killed, or a module may have left a package: then what the
    // compiler has recorded proves nothing.
    let isDoubtful =
      note.isOpen || note.clock > now + 60
      || manifests.contains { name, text in note.manifests[name].map { $0 != text } ?? false }
    // The compiler compares whole seconds, so this second must differ from the last build's.
    if note.clock == now {
      let passed = Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
      try await Task.sleep(for: .seconds(1 - passed))
    }
    note.clock = max(now, note.clock + 1)
    note.isOpen = true
    try write(note)
    if isDoubtful {
      try forget()
      note.plan = []
    }
    for (folder, files) in packages { try fill(folder, with: files, at: note) }
    note.manifests.merge(manifests) { $1 }
    return note
  }

  /// Removes all other files, then writes each file that differs or has warnings, with a new time.
  private func fill(_ folder: URL, with files: Files, at note: Note) throws {
    let manager = FileManager.default
    let former = Files(in: folder)
    for path in former.keys where files[path] == nil {
      try manager.removeItem(at: folder.appendingPathComponent(path))
    }
    for (path, data) in files
    where former[path] != data || note.warned.contains("\(folder.path)/\(path)") {
      try [path: data].write(to: folder)
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(note.clock))],
        ofItemAtPath: folder.appendingPathComponent(path).path)
    }
  }

  private func read() -> Note {
    let data = FileManager.default.contents(atPath: noteFile.path)
    // Products without a note prove nothing.
    return data.flatMap { try? JSONDecoder().decode(Note.self, from: $0) } ?? Note(isOpen: true)
  }

  private func write(_ note: Note) throws {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    try JSONEncoder().encode(note).write(to: noteFile, options: .atomic)
  }

  // MARK: - SwiftPM's products

  /// The folder of what is built; SwiftPM makes the link at the end of a first build.
  package var products: URL {
    scratch.appendingPathComponent("debug").resolvingSymlinksInPath()
  }

  /// Removes the compiler's products of all modules except those to keep, and all programs of tests: a
  /// package may have another name now, or no tests.
  private func forget() throws {
    let made: Set = ["o", "d", "dia", "priors", "swiftdeps", "swiftmodule"]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: products.path)) ?? [] {
      let parts = path.split(separator: "/")
      if parts.count == 1, path.hasSuffix(".xctest") {
        try FileManager.default.removeItem(at: products.appendingPathComponent(path))
      }
      guard parts.count > 1, parts[0] == "Modules" || parts[0].hasSuffix(".build"),
        let module = parts[parts[0] == "Modules" ? 1 : 0].split(separator: ".").first,
        !kept.contains(String(module)), made.contains((path as NSString).pathExtension)
      else { continue }
      try FileManager.default.removeItem(at: products.appendingPathComponent(path))
    }
  }
}
