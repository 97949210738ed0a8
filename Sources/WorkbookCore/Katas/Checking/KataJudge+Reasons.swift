/// What is said of how a run ended.
extension KataJudge {
  func crash(_ printed: String, signal: Int32) -> KataCrash {
    let words = LastWords(in: printed)
    return KataCrash(
      place: CrashPlace(root: root).find(words, in: printed),
      reason: words?.text ?? Signal.reason(signal))
  }

  /// Whether a crash may be due to a stale build: neither Swift nor the backtrace says that it was
  /// the reader's code that trapped.
  func isSuspect(_ result: KataRun.Result) -> Bool {
    guard case .exited(let status) = result.end, status > 128 else { return false }
    let crash = crash(result.printed, signal: status - 128)
    let isReaders = crash.place?.hasPrefix("\(run.kata.path)/") ?? false
    return LastWords(in: result.printed) == nil || !isReaders
  }

  /// Why a run that judged all is no success all the same; nil when it is as it says.
  func lateEnd(_ result: KataRun.Result, _ course: KataCourse) -> String? {
    guard result.end != .exited(0), course.allPassed else { return nil }
    return "Every behaviour passed, but then the process ended badly: "
      + "\(reason(result)) Look for what your kata leaves running."
  }

  func nothing(_ result: KataRun.Result) -> String {
    "The tests ended before the first behaviour: \(reason(result))"
  }

  func together(_ result: KataRun.Result) -> String {
    "One by one no behaviour ends the process, but all at once one did: \(reason(result)) "
      + "Look for what they share."
  }

  /// The limit of memory in words.
  var memory: String {
    "\(run.memoryLimit >> 20) MB of memory, counted with the processes that were started"
  }

  /// Why a run ended early, in a sentence.
  func reason(_ result: KataRun.Result) -> String {
    switch result.end {
    case .hung: return "Nothing went on for \(result.patience.inSeconds), so it was ended."
    case .tookTooMuchMemory: return "It took more than \(memory), so it was ended."
    case .exited(let status) where status <= 128:
      return "It ended with exit status \(status)."
    case .exited(let status):
      let crash = crash(result.printed, signal: status - 128)
      let sentence = crash.reason.hasSuffix(".") ? crash.reason : "\(crash.reason)."
      return crash.place.map { "\(sentence) It was at \($0)." } ?? sentence
    }
  }
}
