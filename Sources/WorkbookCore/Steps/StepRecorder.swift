import Foundation
import Toolchain

/// Makes a lesson's series of steps, and keeps it when before or after has changed.
struct StepRecorder {
  let lesson: Lesson
  let workbook: Workbook

  /// A state on the way, and the words about the step that leads there.
  struct State {
    let words: StepFile.Words
    let tree: SourceTree
  }

  /// The files of a series that leads through states.
  ///
  /// - Throws: ``RecordError`` where the last state is not after, byte for byte.
  func files(through states: [State]) throws -> [StepFile] {
    let after = try workbook.tree(of: lesson, side: "After")
    if let end = states.last?.tree, end != after {
      throw RecordError.endsElsewhere(end.differences(from: after))
    }
    return try files(through: states.map { ($0.words, $0.tree) })
  }

  private func files(through states: [(words: StepFile.Words, tree: SourceTree)]) throws
    -> [StepFile]
  {
    var tree = try workbook.tree(of: lesson, side: "Before")
    return try states.enumerated().map { index, state in
      guard state.tree != tree else { throw RecordError.changesNothing(index + 1) }
      defer { tree = state.tree }
      return StepFile(state.words, patch: try SourcePatch(from: tree, to: state.tree))
    }
  }

  // MARK: - Again

  /// What became of a series that was recorded again.
  struct Again {
    let files: [StepFile]
    /// The numbers of the steps that are other than they were.
    let changed: [Int]
  }

  /// The series that there is, on what before and after are now.
  ///
  /// - Throws: ``StepError`` for the step that no longer fits.
  func again() throws -> Again {
    var tree = try workbook.tree(of: lesson, side: "Before")
    let old = try StepSeries.paths(of: lesson, in: workbook).map { path in
      (path: path, file: try StepSeries.file(at: path, in: workbook))
    }
    guard !old.isEmpty else { throw StepError.noSteps(lesson.number) }
    var trees: [SourceTree] = []
    for (path, file) in old {
      do {
        tree = try file.patch.applied(to: tree, strictly: false)
      } catch SourcePatch.Failure.doesNotFit(let reason) {
        throw StepError.doesNotFit(path, reason)
      }
      trees.append(tree)
    }
    try carry(try workbook.tree(of: lesson, side: "After"), into: &trees)
    let files = try files(through: zip(old, trees).map { ($0.file.words, $1) })
    let changed = files.indices.filter { files[$0] != old[$0].file }.map { $0 + 1 }
    return Again(files: files, changed: changed)
  }

  /// Brings what changed in after into the series: each file's change into every state from the
  /// first on in which it fits.
  private func carry(_ after: SourceTree, into trees: inout [SourceTree]) throws {
    guard let end = trees.last else { return }
    for path in after.differences(from: end) {
      let change = try SourcePatch(
        from: SourceTree(end.files.filter { $0.key == path }),
        to: SourceTree(after.files.filter { $0.key == path }))
      // The last state is after, whatever fits before it.
      trees[trees.count - 1][path] = after[path]
      for index in trees.indices.dropLast().reversed() {
        guard let changed = try? change.applied(to: trees[index], strictly: false) else { break }
        trees[index] = changed
      }
    }
  }

  // MARK: - Keeping

  /// Puts the files of a series in the place of those that are there, which go last: where one
  /// cannot be written, none is lost.
  func keep(_ files: [StepFile]) throws {
    let manager = FileManager.default
    let path = StepSeries.folder(of: lesson)
    let old = StepSeries.paths(of: lesson, in: workbook)
    let new = files.enumerated().map { index, file in
      "\(path)/\(StepSeries.prefix(of: index + 1))\(file.slug).diff"
    }
    try RecordError.keeping(path) {
      try manager.createDirectory(
        at: workbook.root.appendingPathComponent(path, isDirectory: true),
        withIntermediateDirectories: true)
      for (path, file) in zip(new, files) {
        try Data(file.text.utf8)
          .write(to: workbook.root.appendingPathComponent(path), options: .atomic)
      }
      for path in old where !new.contains(path) {
        try manager.removeItem(at: workbook.root.appendingPathComponent(path))
      }
    }
  }
}
