import Foundation

/// Keeps a request that was worked out in a folder, and keeps all of them when before or after has
/// changed.
struct RequestRecorder {
  let lesson: Lesson
  let workbook: Workbook

  /// Takes a request in: `Request.md`, a file with the new tests, `Before` and `After` with the whole
  /// modules, and `BeforeTests` and `AfterTests` with existing tests that had to be edited.
  func record(_ folder: URL, as name: String) throws {
    guard ChangeRequest.isName(name) else { throw RequestError.badName(name) }
    let manager = FileManager.default
    var files: [String: Data] = [:]
    let found = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in found where file == "Request.md" || file.hasSuffix("Tests.swift") {
      files[file] = try Data(contentsOf: folder.appendingPathComponent(file))
    }
    guard let words = files["Request.md"] else {
      throw RequestError.lacks("Request.md in \(folder.path)")
    }
    _ = try RequestWords(String(decoding: words, as: UTF8.self), path: "Request.md")
    guard files.count == 2 else {
      throw RequestError.notOneTestFile(folder.path)
    }
    let tests = try SourceTree(of: workbook.tests(of: lesson))
    for side in ["Before", "After"] {
      let changed = try SourceTree(of: folder.appendingPathComponent(side, isDirectory: true))
      guard !changed.files.isEmpty else { throw RequestError.lacks("\(side) in \(folder.path)") }
      let patch = try SourcePatch(from: workbook.tree(of: lesson, side: side), to: changed)
      guard !patch.files.isEmpty else {
        throw RequestError.lacks("change in \(side) in \(folder.path)")
      }
      files["\(side).diff"] = Data(patch.text.utf8)
      let edited = try SourceTree(
        of: folder.appendingPathComponent("\(side)Tests", isDirectory: true))
      guard !edited.files.isEmpty else { continue }
      let testPatch = try SourcePatch(from: tests, to: tests.overlaid(with: edited))
      files["\(side)Tests.diff"] = Data(testPatch.text.utf8)
    }
    try keep(files, as: name)
  }

  /// Puts the files of a request in the place of those that are there, which go last.
  private func keep(_ files: [String: Data], as name: String) throws {
    let manager = FileManager.default
    let path = "\(ChangeRequest.folder(of: lesson))/\(name)"
    let target = workbook.root.appendingPathComponent(path, isDirectory: true)
    try RecordError.keeping(path) {
      try manager.createDirectory(at: target, withIntermediateDirectories: true)
      for (file, data) in files {
        try data.write(to: target.appendingPathComponent(file), options: .atomic)
      }
      for file in try manager.contentsOfDirectory(atPath: target.path) where files[file] == nil {
        try manager.removeItem(at: target.appendingPathComponent(file))
      }
    }
  }

  /// Makes the differences of every request anew, on what before and after are now.
  ///
  /// - Returns: The paths of those that are other than they were.
  /// - Throws: ``RequestError`` for the first that no longer fits.
  func again() throws -> [String] {
    let tests = try SourceTree(of: workbook.tests(of: lesson))
    var changed: [String] = []
    for request in try ChangeRequest.all(of: lesson, in: workbook) {
      for side in ["Before", "After"] {
        let change = request.change(of: side)
        let base = try workbook.tree(of: lesson, side: side)
        let pairs =
          [("\(side).diff", base, change.patch)]
          + (change.tests.map { [("\(side)Tests.diff", tests, $0)] } ?? [])
        for (file, tree, patch) in pairs {
          let path = "\(request.path)/\(file)"
          do {
            let fresh = try SourcePatch(from: tree, to: patch.applied(to: tree, strictly: false))
            guard fresh != patch else { continue }
            try RecordError.keeping(path) {
              try Data(fresh.text.utf8)
                .write(to: workbook.root.appendingPathComponent(path), options: .atomic)
            }
            changed.append(path)
          } catch SourcePatch.Failure.doesNotFit(let reason) {
            throw RequestError.doesNotFit(path, reason)
          }
        }
      }
    }
    return changed
  }
}
