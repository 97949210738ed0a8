import Book

/// The slips that name the step that stops them. As far as git can carry the mistake from the
/// *before* version along the steps, it breaks behaviours up to that step; from there on it ends as
/// it does in the *after* version, and breaks no unrelated behaviours.
///
/// If the mistake is a separate module in the *after* version, the step is the first beside which
/// that module compiles, and from there on it breaks nothing.
extension LessonTrial {
  /// A slip that names the step that stops it, in the code after a step.
  struct CarriedSlip {
    let slip: Slip
    /// Counted from 1; 0 for the code before the first step.
    let step: Int
    let tree: SourceTree
    /// The slip's separate module; empty if the slip is typed into the code.
    var guest = SourceTree()

    var id: TrialVersion.ID {
      TrialVersion.ID(
        kind: guest.files.isEmpty
          ? .carriedSlip(slip.number, step: step) : .besideStep(slip.number, step: step),
        side: .before)
    }
  }

  /// The slips of a lesson in the code after each of its steps except the last, which leads to
  /// the *after* version, for which the slip has its own patch or module. It may also have a patch
  /// for a step at which a developer would type more than git carries, such as in a protocol that
  /// the *before* version lacks: `AfterStep3.diff`.
  static func carried(
    _ slips: [Slip], along steps: [Step], of lesson: Lesson, in workbook: Workbook
  ) throws -> [CarriedSlip] {
    let (before, sources) = (try workbook.tree(of: lesson, .before), lesson.sources(.before))
    return try slips.flatMap { slip -> [CarriedSlip] in
      guard let stop = slip.stoppedBy else { return [] }
      let guest = slip.guests[.after]
      let typed = SourceMerge(old: before, new: try slip.tree(of: .before, in: workbook))
      let carried = try steps.dropLast().compactMap { step -> CarriedSlip? in
        guard guest.files.isEmpty || step.number < stop else { return nil }
        let own = "AfterStep\(step.number).diff"
        do {
          let tree =
            workbook.names(in: slip.path).contains(own)
            ? try Patch(at: "\(slip.path)/\(own)", in: workbook, staysIn: [sources])
              .applied(to: step.after, in: sources)
            : try typed.applied(to: step.after)
          return CarriedSlip(slip: slip, step: step.number, tree: tree)
        } catch is SourceMerge.Conflict {
          return nil
        }
      }
      guard !guest.files.isEmpty else { return carried }
      // Written for the *after* version, the module knows the code by that name.
      let module = guest.mapping {
        $0.replacing(
          "\(lesson.name)\(Side.after.folder)", with: "\(lesson.name)\(Side.before.folder)")
      }
      let trees = [(0, before)] + steps.dropLast().map { ($0.number, $0.after) }
      return carried
        + trees.filter { $0.0 >= stop - 1 }
        .map { CarriedSlip(slip: slip, step: $0.0, tree: $0.1, guest: module) }
    }
  }

  /// The slips' claims about steps, if they are false.
  func stopProblems(in results: [TrialVersion.ID: TrialResult]) -> [String] {
    slips.flatMap { slip -> [String] in
      guard let stop = slip.stoppedBy else { return [] }
      let name = "\(slip.path)/Slip.md"
      guard (1...stepCount).contains(stop) else { return ["\(name): there is no step \(stop)."] }
      func end(_ kind: TrialVersion.Kind, _ side: Side) -> SlipEnd {
        SlipEnd(of: slip, results[TrialVersion.ID(kind: kind, side: side)])
      }
      let (after, hasGuest) = (end(.slip(slip.number), .after), !slip.guests[.after].files.isEmpty)
      let own = carried.filter { $0.slip == slip }
      let typed = own.filter(\.guest.files.isEmpty).map { ($0.step, end($0.id.kind, .before)) }
      let beside = own.filter { !$0.guest.files.isEmpty }.map {
        ($0.step, end($0.id.kind, .before))
      }
      let known = [(0, end(.slip(slip.number), .before))] + typed
      let ends = hasGuest ? known : known + [(stepCount, after)]
      let wanted = hasGuest ? [stop - 1] : [stop - 1, stop]
      let unknown = wanted.filter { step in !ends.contains { $0.0 == step } }.map {
        "\(name): git cannot carry Before.diff to the code after step \($0), so nothing shows that step "
          + "\(stop) stops it."
      }
      let wrong = ends.filter { step, end in
        step < stop
          ? end != .spreads && (end != .isContained || after == .isContained)
          : end != after || end == .spreads
      }
      let wrongBeside = (hasGuest ? beside + [(stepCount, after)] : []).filter { step, end in
        end != (step < stop ? .isRefused : .isHarmless)
      }
      func told(_ found: [(Int, SlipEnd)], _ subject: String) -> [String] {
        found.map { step, end in
          "\(name) says that step \(stop) stops it, but after \(step) steps \(subject) \(end.rawValue)."
        }
      }
      return unknown + told(wrong, "it") + told(wrongBeside, "its module")
    }
  }
}

/// The outcome of a slip.
private enum SlipEnd: String {
  case isRefused = "does not compile"
  /// At least one unrelated behaviour, or the run does not finish.
  case spreads = "breaks unrelated behaviours"
  case isContained = "breaks related behaviours"
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
      : isCutShort || !slip.unrelated(in: result).isEmpty ? .spreads : .isContained
  }
}
