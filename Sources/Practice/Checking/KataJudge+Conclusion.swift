import Toolchain

extension KataJudge {
  /// Explains why behaviours were not run, or why no single behaviour is to blame.
  func conclusion(of judgement: Judgement, after first: TestRun.Result) -> Findings {
    var judgement = judgement
    if !judgement.open.isEmpty {
      judgement.giveUp(whyNotReached(judgement))
    } else if judgement.culprits == 0 {
      switch first.end {
      case .stalled:
        judgement.remark(
          "With all behaviours at once nothing went on for \(first.patience.inSeconds), so the open "
            + "ones were judged alone.")
      case .tookTooMuchMemory:
        judgement.remark(
          "All behaviours at once took more than \(run.memory), so the open ones were judged alone."
        )
      case .exited:
        return judgement.findings(
          stopped: "One by one no behaviour ends the process, but all at once one did: "
            + "\(first.reason(in: kata, run)) Look for what they share.")
      }
    }
    return judgement.findings()
  }

  private func whyNotReached(_ judgement: Judgement) -> String {
    let count = judgement.open.count
    let others = count == 1 ? "the other one was" : "the \(count) others were"
    return switch (judgement.hung, judgement.culprits) {
    case (mostHung..., _):
      "\(judgement.hung) behaviours did not end, so \(others) not run: mend those first."
    case (_, mostCrashes...):
      "\(judgement.culprits) behaviours ended the process, so \(others) not run: mend those first."
    default: "The process ended before it was the turn of those that were not reached."
    }
  }
}
