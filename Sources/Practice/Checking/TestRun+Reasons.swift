import Toolchain

extension TestRun {
  /// The memory limit in words.
  var memory: String {
    "\((memoryLimit ?? 0) >> 20) MB of memory, counted with the processes that were started"
  }
}

extension TestRun.End {
  /// How many behaviours may run at the same time, each in its own process, after a run that ended
  /// like this.
  ///
  /// Stalled ones can wait for the limit together.
  var mostAtOnce: Int {
    switch self {
    case .stalled: 4
    case .exited: 2
    case .tookTooMuchMemory: 1
    }
  }
}

extension TestRun.Result {
  /// Why a run of a kata ended early, in a sentence.
  func reason(in kata: Kata, _ run: TestRun) -> String {
    switch end {
    case .stalled: return "Nothing went on for \(patience.inSeconds), so it was ended."
    case .tookTooMuchMemory: return "It took more than \(run.memory), so it was ended."
    case .exited(let status):
      guard let crash = crash(moduleFolders: kata.folders), crash.signal != nil else {
        return "It ended with exit status \(status)."
      }
      let sentence = crash.reason.hasSuffix(".") ? crash.reason : "\(crash.reason)."
      return crash.place.map { "\(sentence) It was at \($0)." } ?? sentence
    }
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
