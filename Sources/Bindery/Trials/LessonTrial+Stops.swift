import Book

/// The slips that say which step stops them: carried along the steps, as far as git can, a slip breaks
/// behaviours up to that step, and from there on it ends as in *after*, where it breaks none but those that it
/// is about.
extension LessonTrial {
  /// A slip that says which step stops it, carried to the code after a step: as it was typed into *before*
  /// or, where that code is gone, into *after*.
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
      let typed = try Side.allCases.map { side in
        SourceMerge(
          old: try workbook.tree(of: lesson, side), new: try slip.tree(of: side, in: workbook))
      }
      return try steps.dropLast().compactMap { step in
        for merge in typed {
          do {
            let tree = try merge.applied(to: step.after)
            return CarriedSlip(slip: slip, step: step.number, tree: tree)
          } catch is SourceMerge.Conflict {
            continue
          }
        }
        return nil
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
        "\(name): git cannot carry its patches to the code after step \($0), so nothing shows that step "
          + "\(stop) stops it."
      }
      return unknown
        + ends.compactMap { step, result in
          let end = SlipEnd(of: slip, result)
          let last = SlipEnd(of: slip, after)
          let isRight =
            step < stop
            ? end == .spreads || end == .isContained && last != .isContained
            : end == last && end != .spreads
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
  /// At least one that the slip is not about, or the run does not come to its end.
  case spreads = "breaks unrelated behaviours"
  case isContained = "breaks behaviours that it is about"
  case isHarmless = "breaks nothing"

  init(of slip: Slip, _ result: TrialResult?) {
    let result = result ?? TrialResult()
    guard result.error == nil else {
      self = .isRefused
      return
    }
    let isCutShort = result.runs.contains { $0.trouble != nil || $0.tests.isEmpty }
    self =
      result.fault == nil
      ? .isHarmless
      : isCutShort || !slip.bystanders(in: result).isEmpty ? .spreads : .isContained
  }
}
