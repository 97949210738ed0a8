extension ProgressFile {
  /// Notes that the next hint is shown.
  ///
  /// - Parameter isAgain: Whether it is the last one once more.
  /// - Returns: Its number, counted from 1, and why it could not be kept, if so: no reader is
  ///   without a hint for that.
  func noteHint(
    of lesson: Lesson, among count: Int, isAgain: Bool
  ) -> (number: Int, trouble: String?) {
    func number(after shown: Int) -> Int { max(1, min(count, isAgain ? shown : shown + 1)) }
    do {
      let number = try update { progress in
        let number = number(after: progress[lesson].hintsShown)
        progress[lesson].hintsShown = number
        return number
      }
      return (number, nil)
    } catch {
      return (number(after: (try? hintsShown(of: lesson)) ?? 0), "\(error)")
    }
  }

  /// Notes how many hints were shown.
  ///
  /// - Returns: Why that could not be kept, if so.
  func noteHints(_ count: Int, of lesson: Lesson) -> String? {
    do {
      try update { $0[lesson].hintsShown = count }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
