import Book
import Foundation
import Run

/// The book's edits in a reader's kata.
extension Kata {
  /// A version by its name: `before`, `fix`, `after`, `mine`, `start`, or the number of a step.
  package func version(_ name: String) async throws -> Files {
    if let version = Version(rawValue: name) {
      return sources(of: files(of: try await lesson.tree(version)))
    }
    if name == "mine" || name == "start" {
      try requireStart()
      return try await sources(of: name == "mine" ? files() : filesAtStart())
    }
    if let number = Int(name) {
      let steps = try Edit.all(.step, of: lesson)
      guard (0...steps.count).contains(number) else {
        throw BookError.noSuch("step", name, known: steps.map { "\($0.number)" })
      }
      return sources(of: files(of: try await lesson.tree(afterStep: number)))
    }
    throw BookError.noSuch("version", name, known: Version.allCases.map(\.rawValue) + ["mine"])
  }

  func sources(of files: Files) -> Files {
    files.filter { $0.key.hasPrefix("\(sourcesPath)/") || $0.key == "Package.swift" && hasLayers }
  }

  /// The files with which the kata began; those of *before* in a clone, which has no log.
  func filesAtStart() async throws -> Files {
    let log = KataLog(self)
    guard let start = try await log.entries().first(where: { $0.event == .start }) else {
      return files(of: try await lesson.tree(.before))
    }
    return try await log.files(at: start)
  }

  /// Makes the book's next step in the reader's files: the one after the state nearest to them.
  package func takeNextStep() async throws -> Edit {
    try requireStart()
    let (mine, steps) = (files(), try Edit.all(.step, of: lesson))
    let states = try await lesson.states().map(files(of:))
    let distances = states.map { Fitting.distance(sources(of: mine), sources(of: $0)) }
    let count = distances.lastIndex { $0 == distances.min() } ?? 0
    guard count < steps.count else {
      throw KataError(
        "Your kata is nearest to our last step: `scripts/workbook diff \(lesson.number) after` "
          + "compares the two.")
    }
    let step = steps[count]
    let pair = (old: states[count], new: states[count + 1])
    guard let result = try await Fitting.fitted(mine, [pair]) else {
      let paths = try await Fitting.clashes(mine, pair).joined(separator: ", ")
      throw KataError(
        "Step \(step.number), “\(step.title)”, does not fit your code, so nothing was changed. It "
          + "clashes with your edits in \(paths): `scripts/workbook diff \(lesson.number) \(count) mine` "
          + "shows them, and `scripts/workbook step \(lesson.number) \(step.number)` ours.")
    }
    try await replace(result, because: "step \(step.number): \(step.title)")
    return step
  }

  /// Makes a mistake in the reader's files, in the form for the version that they are nearest to.
  package func make(_ mistake: Edit) async throws {
    try requireStart()
    let mine = files()
    var (pairs, distances) = ([Fitting.Pair](), [(version: Version, lines: Int)]())
    for version in Version.allCases {
      let old = try await lesson.tree(version)
      distances.append((version, Fitting.distance(sources(of: mine), sources(of: files(of: old)))))
      guard mistake.patch(version) != nil || mistake.other(version) != nil else { continue }
      let new = files(of: try await mistake.applied(to: old, version))
      pairs.append((files(of: old), new.merging(otherFiles(mistake.other(version))) { $1 }))
    }
    guard let result = try await Fitting.fitted(mine, pairs) else {
      if let nearest = distances.min(by: { $0.lines < $1.lines })?.version,
        !mistake.isWritable(in: nearest)
      {
        throw KataError(
          "Mistake \(mistake.number), “\(mistake.title)”, cannot be written in code like yours, which is "
            + "nearest to our \(nearest) version: `scripts/workbook mistake \(lesson.number) "
            + "\(mistake.number)` shows where it can.")
      }
      throw KataError(
        "Mistake \(mistake.number), “\(mistake.title)”, does not fit your code or is already in it, "
          + "so nothing was changed. \(try await whereItFits(mistake)) `scripts/workbook mistake "
          + "\(lesson.number) \(mistake.number)` shows what to type.")
    }
    try await replace(result, because: "mistake \(mistake.number): \(mistake.title)")
  }

  /// The file of a colleague's module, with the names of the reader's modules.
  package func otherFiles(_ text: String?) -> Files {
    guard var text else { return [:] }
    let names = ["Before", "After"].map { "\(lesson.name)\($0)" }
    for name in names {
      for layer in lesson.layers { text = text.replacing("\(name)\(layer)", with: layer) }
    }
    for name in names { text = text.replacing(name, with: module) }
    return ["\(Kata.otherPath)/\(lesson.seamType).swift": Data(text.utf8)]
  }

  /// A sentence that names those of our states in which a mistake can be made.
  private func whereItFits(_ mistake: Edit) async throws -> String {
    var numbers: [String] = []
    for (number, state) in try await lesson.states().enumerated() {
      // The path of the sources is that of *before* in every state.
      let patches = [Version.before, .fix, .after].compactMap { mistake.patch($0) }.map {
        Patch(
          $0.text.replacing(lesson.sourcesPath(.after), with: lesson.sourcesPath(.before)), at: "")
      }
      for patch in patches where (try? await patch.applied(to: state)) != nil {
        numbers.append(number == 0 ? "before" : "step \(number)")
        break
      }
    }
    return numbers.isEmpty
      ? "" : "It fits these states of our code: \(numbers.joined(separator: ", "))."
  }

  /// Takes a change: from now on, checks run its tests.
  package func take(_ change: Edit) async throws {
    try requireStart()
    var files = files()
    for taken in try changes(in: files).taken where try await isOpen(taken) {
      throw KataError(
        "“\(taken.title)” is still open: make `scripts/workbook check \(lesson.number)` green, or "
          + "give it up with `scripts/workbook change \(lesson.number) \(taken.name) --drop`.")
    }
    let place = "\(Kata.changesPath)/\(change.name)"
    guard files[place] == nil else {
      throw KataError("“\(change.title)” is already done in your kata.")
    }
    files[place] = Data()
    try await replace(files, because: "change \(change.name)")
  }

  /// Gives a change up.
  package func drop(_ change: Edit) async throws {
    try requireStart()
    let files = files()
    guard files["\(Kata.changesPath)/\(change.name)"] != nil else {
      throw KataError("Your kata has not taken “\(change.title)”, so there is nothing to give up.")
    }
    guard let taken = try await entry(taking: change) else {
      throw KataError(
        "\(path) has no record of when you took “\(change.title)”: remove "
          + "\(Kata.changesPath)/\(change.name) to drop it.")
    }
    try await replace(KataLog(self).files(at: taken), because: "drop \(change.name)")
  }

  /// The number of the next hint, which a started kata remembers.
  package func nextHint(of count: Int) async throws -> Int {
    guard isStarted else { return 1 }
    let log = KataLog(self)
    let entries = try await log.entries()
    let since = entries.prefix { $0.event != .start }
    let last =
      since.lazy.compactMap { if case .hint(let number) = $0.event { number } else { nil } }
      .first ?? 0
    let next = min(count, last + 1)
    if next != last { try await log.note(.hint(next), files()) }
    return next
  }
}
