import Book

/// The slips that say which step stops them: as far as git can carry what was typed into *before* along
/// the steps, it compiles and breaks a behaviour up to that step, and from there on it ends as in *after*.
extension LessonTrial {
  /// A slip that says which step stops it, carried to the code after a step.
  struct CarriedSlip {
    let slip: Slip
    /// Counted from 1.
    let step: Int
    let tree: SourceTree

    var id: TrialVersion.ID {
      TrialVersion.ID(kind: .carriedSlip(slip.number, step: step), side: .before)
    }
  }

  /// The slips of a lesson in the code after each of its steps except the last, which leads to *after*:
  /// there the slip has a patch of its own.
  static func carried(
    _ slips: [Slip], along steps: [Step], of lesson: Lesson, in workbook: Workbook
  ) throws -> [CarriedSlip] {
    try slips.filter { $0.stoppedBy != nil }.flatMap { slip in
      let typed = SourceMerge(
        old: try workbook.tree(of: lesson, .before), new: try slip.tree(of: .before, in: workbook))
      return try steps.dropLast().compactMap { step in
        do {
          let tree = try typed.applied(to: step.after)
          return CarriedSlip(slip: slip, step: step.number, tree: tree)
        } catch is SourceMerge.Conflict {
          return nil
        }
      }
    }
  }

  /// What is not as the slips say.
  func stopProblems(in results: [TrialVersion.ID: TrialResult]) -> [String] {
    slips.flatMap { slip -> [String] in
      guard let stop = slip.stoppedBy else { return [] }
      let name = "\(slip.path)/Slip.md"
      guard (1...stepCount).contains(stop) else { return ["\(name): there is no step \(stop)."] }
      var ends = [(0, results[TrialVersion.ID(kind: .slip(slip.number), side: .before)])]
      ends += carried.filter { $0.slip == slip }.map { ($0.step, results[$0.id]) }
      let after = results[TrialVersion.ID(kind: .slip(slip.number), side: .after)]
      ends.append((stepCount, after))
      let reached = Set(ends.map(\.0))
      let unknown = [stop - 1, stop].filter { !reached.contains($0) }.map {
        "\(name): git cannot carry Before.diff to the code after step \($0), so nothing shows that step "
          + "\(stop) stops it."
      }
      return unknown
        + ends.compactMap { step, result in
          let end = SlipEnd(of: result)
          let isRight = step < stop ? end == .breaks : end != .breaks && end == SlipEnd(of: after)
          return isRight
            ? nil
            : "\(name) says that step \(stop) stops it, but after \(step) steps it \(end.rawValue)."
        }
    }
  }
}

/// What becomes of a slip.
private enum SlipEnd: String {
  case isRefused = "does not compile"
  case breaks = "breaks a behaviour"
  case isHarmless = "breaks nothing"

  init(of result: TrialResult?) {
    let result = result ?? TrialResult()
    self = result.error != nil ? .isRefused : result.fault != nil ? .breaks : .isHarmless
  }
}
