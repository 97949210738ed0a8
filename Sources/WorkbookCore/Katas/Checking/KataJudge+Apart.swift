extension KataJudge {
  /// Runs each open behaviour in a process of its own.
  ///
  /// - Parameter width: How many at the same time.
  func judgeApart(_ width: Int, _ course: inout KataCourse) async throws {
    let stalls = Stalls()
    var rest = course.open[...]
    while !rest.isEmpty, course.hung < mostHung,
      course.culprits < mostCrashes
    {
      let (done, all) = (course.done, course.entries.count)
      let group = Array(rest.prefix(width))
      rest = rest.dropFirst(width)
      try await withThrowingTaskGroup(of: (id: String, attempt: KataCourse.Attempt).self) { tasks in
        for id in group {
          tasks.addTask {
            defer { stalls.end(of: id) }
            return (
              id,
              try await attempt([id], oneByOne: true, done: done, of: all) {
                stalls.add($0, of: id)
              }
            )
          }
        }
        for try await (id, attempt) in tasks {
          course.settle(by: attempt)
          guard course.isOpen(id), attempt.recorder.onlyStarted == id else { continue }
          note(id, attempt.result, &course)
        }
      }
    }
  }

  /// Says why those that are still open were not run.
  func giveUp(_ course: inout KataCourse) {
    guard !course.open.isEmpty else { return }
    let count = course.open.count
    let others = count == 1 ? "the other one was" : "the \(count) others were"
    if course.hung >= mostHung {
      course.giveUp(
        course.hung == 1
          ? "1 behaviour did not end, so \(others) not run: mend that first."
          : "\(course.hung) behaviours did not end, so \(others) not run: mend those first.")
    } else if course.culprits >= mostCrashes {
      course.giveUp(
        "\(course.culprits) behaviours ended the process, so \(others) not run: mend those first.")
    } else {
      course.giveUp("The process ended before it was the turn of those that were not reached.")
    }
  }
}
