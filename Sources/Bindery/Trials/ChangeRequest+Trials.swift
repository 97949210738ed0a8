import Book
import Practice

extension ChangeRequest {
  /// The existing tests of a side's own parts, with the request's edits to them, and the files
  /// without tests that they need; the behaviours have their own suite.
  func partsTests(on side: Side, in workbook: Workbook) throws -> SourceTree {
    let tests = try testsTree(of: side, in: workbook)
    let parts = tests.keeping { path, text in
      !path.hasSuffix("ProofTests.swift")
        && Side.allCases.filter { lesson.isImported($0, in: text) } == [side]
    }
    let doubles = tests.keeping { path, text in
      path != "Side.swift" && !lesson.isAboutSides(path, text) && !text.contains("@Test")
    }
    return parts.files.isEmpty ? parts : parts.withNeeded(from: doubles)
  }

  /// A side with the request made after others: merged by git, with its guest. If it does not
  /// merge, a patch beside the request's own says what a developer would do.
  func carriedOut(
    on side: Side, in workbook: Workbook, after others: ArraySlice<ChangeRequest>,
    _ state: (tree: SourceTree, guest: SourceTree)
  ) throws -> (tree: SourceTree, guest: SourceTree) {
    let name = "\(side.folder)-in-a-row.diff"
    if workbook.names(in: path).contains(name) {
      let folders = [lesson.sources(side), lesson.tests]
      let patch = try Patch(at: "\(path)/\(name)", in: workbook, staysIn: folders)
      return (try patch.applied(to: state.tree, in: lesson.sources(side)), state.guest)
    }
    let merge = SourceMerge(
      old: try workbook.tree(of: lesson, side), new: try tree(of: side, in: workbook))
    do {
      return (try merge.applied(to: state.tree), state.guest.overlaid(with: changes[side].guest))
    } catch let conflict as SourceMerge.Conflict {
      let before = others.map(\.name).joined(separator: ", ")
      throw BookError.damaged(
        path, reason: "it does not merge after \(before) (\(conflict)), and there is no \(name)")
    }
  }
}
