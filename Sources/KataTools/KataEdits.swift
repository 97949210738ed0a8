import BookContents
import Foundation
import Toolchain

/// The book's edits in a reader's kata.
extension Kata {
  /// A version by its name: `before`, `fix`, `after`, `mine`, `start`, or the number of a step.
  package func version(_ name: String) async throws -> Files {
    if let version = Version(rawValue: name) {
      return sources(of: try await files(of: version))
    }
    if name == "mine" || name == "start" {
      try requireStart()
      if name == "mine" { return sources(of: files()) }
      return try await sources(of: History(of: self).filesAtStart())
    }
    if let number = Int(name) {
      let steps = try Edit.all(.step, of: lesson)
      guard (0...steps.count).contains(number) else {
        throw BookError.noSuch("step", name, known: steps.map { "\($0.number)" })
      }
      return sources(of: KataPackage(self).files(of: try await lesson.tree(afterStep: number)))
    }
    throw BookError.noSuch("version", name, known: Version.allCases.map(\.rawValue) + ["mine"])
  }

  func files(of version: Version) async throws -> Files {
    KataPackage(self).files(of: try await lesson.tree(version))
  }

  func sources(of files: Files) -> Files { files.filter { isCode($0.key) } }

  /// Makes the book's next step in the reader's files: the one after the state nearest to them.
  package func takeNextStep() async throws -> Edit {
    let steps = try Edit.all(.step, of: lesson)
    let states = try await lesson.states().map { KataPackage(self).files(of: $0) }
    var step = try Edit.named("1", .step, of: lesson)
    try await edit { mine in
      let distances = states.map { Fitting.distance(sources(of: mine), sources(of: $0)) }
      let count = distances.lastIndex { $0 == distances.min() } ?? 0
      guard count < steps.count else {
        throw KataError(
          "You have reached our last step: `scripts/workbook diff \(lesson.number) after` compares your "
            + "code with our last step.")
      }
      step = steps[count]
      let pair = (states[count], states[count + 1])
      guard let result = try await Fitting.fitted(mine, [pair]) else {
        throw KataError(
          "Step \(step.number), “\(step.title)”, does not fit your code, so nothing was changed: "
            + "`scripts/workbook diff \(lesson.number) \(count) mine` shows your edits, and "
            + "`scripts/workbook step \(lesson.number) \(step.number)` shows the step.")
      }
      return (.step(step.number, step.title), result)
    }
    return step
  }

  /// Makes a mistake in the reader's files, in one of the forms that our versions have.
  package func make(_ mistake: Edit) async throws {
    var pairs: [Fitting.Pair] = []
    for version in Version.allCases
    where mistake.patch(version) != nil || mistake.other(version) != nil {
      let (old, package) = (try await lesson.tree(version), KataPackage(self))
      let new = package.files(of: try await mistake.applied(to: old, version))
      pairs.append(
        (package.files(of: old), new.merging(otherFiles(mistake.other(version))) { $1 }))
    }
    try await edit { mine in
      guard let result = try await Fitting.fitted(mine, pairs) else {
        throw KataError(
          "Mistake \(mistake.number), “\(mistake.title)”, does not fit your code, or your code already contains it, "
            + "so nothing was changed: `scripts/workbook mistake \(lesson.number) \(mistake.number)` "
            + "shows what to type.")
      }
      return (.mistake(mistake.number, mistake.title), result)
    }
  }

  /// The file of a colleague's module, with the names of the reader's modules.
  package func otherFiles(_ text: String?) -> Files {
    guard var text = text?.withoutMarkers else { return [:] }
    for name in ["Before", "After"].map({ "\(lesson.name)\($0)" }) {
      for layer in lesson.layers { text = text.replacing("\(name)\(layer)", with: layer) }
      text = text.replacing(name, with: module)
    }
    return [KataPackage(self).forwarder.path: Data(text.utf8)]
  }

  /// Takes a change: from now on, checks run its tests.
  package func take(_ change: Edit) async throws {
    try await edit { former in
      let history = try await History(of: self)
      for taken in try changes(in: former).taken where history.isOpen(taken) {
        throw KataError(
          "“\(taken.title)” is still open: make `scripts/workbook check \(lesson.number)` green, or "
            + "give it up with `scripts/workbook change \(lesson.number) \(taken.name) --drop`.")
      }
      if let beside = try change.beside, former["\(Kata.changesPath)/\(beside.name)"] == nil {
        throw KataError(
          "“\(change.title)” needs another team's module beside it: take “\(beside.title)” first, with "
            + "`scripts/workbook change \(lesson.number) \(beside.name) --mine`.")
      }
      var files = former
      let place = "\(Kata.changesPath)/\(change.name)"
      guard files.updateValue(Data(), forKey: place) == nil else {
        throw KataError("“\(change.title)” is already done in your kata.")
      }
      // `swift test` and an editor also see the tests that a check runs from now on.
      let old = try KataPackage(self, with: changes(in: former).taken).tests()
      let new = try KataPackage(self, with: changes(in: files).taken).tests()
      files.merge(new.filter { old[$0.key] != $0.value }) { $1 }
      return (.took(change.name), files)
    }
  }

  /// Gives a change up.
  package func drop(_ change: Edit) async throws {
    try requireStart()
    guard files()["\(Kata.changesPath)/\(change.name)"] != nil else {
      throw KataError("Your kata has not taken “\(change.title)”, so there is nothing to give up.")
    }
    guard let taken = try await History(of: self).taking(of: change) else {
      throw KataError(
        "\(path) has no record of when you took “\(change.title)”: remove "
          + "\(Kata.changesPath)/\(change.name) to drop it.")
    }
    let former = try await KataLog(self).files(at: taken)
    try await edit { _ in (.dropped(change.name), former) }
  }

  /// The number of the next hint, which a started kata remembers.
  package func nextHint(of count: Int) async throws -> Int {
    guard isStarted else { return 1 }
    let next = min(count, try await History(of: self).lastHint + 1)
    try await KataLog(self).note(.hint(next), files())
    return next
  }
}
