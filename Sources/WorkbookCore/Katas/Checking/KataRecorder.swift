/// Follows the records of a kata's runs and knows how far each behaviour came.
struct KataRecorder {
  /// How one behaviour came out in the run that was read last.
  struct Course: Hashable {
    var hasStarted = false
    var hasEnded = false
    var issues: [KataIssue] = []
  }

  struct Entry {
    let test: EventStream.Test
    let suite: String?
    var course = Course()

    var sentence: String { test.sentence }
  }

  private(set) var entries: [Entry] = []
  /// Whether the run came to its end; false when the process crashed or was ended.
  private(set) var hasEnded = false

  /// - Parameter root: The folder of the book, from which places are told.
  init(_ records: [EventStream.Record], root: String) {
    var suites: [String: String] = [:]
    var indices: [String: Int] = [:]
    for case .test(let test) in records where test.kind == "suite" {
      suites[test.id] = test.displayName ?? test.name
    }
    for case .test(let test) in records where test.kind != "suite" {
      let suite = suites.filter { test.id.hasPrefix("\($0.key)/") }.max {
        $0.key.count < $1.key.count
      }
      entries.append(Entry(test: test, suite: suite?.value))
    }
    entries.sort {
      ($0.test.sourceLocation.fileID, $0.test.sourceLocation.line)
        < ($1.test.sourceLocation.fileID, $1.test.sourceLocation.line)
    }
    for (index, entry) in entries.enumerated() { indices[entry.test.id] = index }
    for case .event(let event) in records {
      if event.kind == "runEnded" { hasEnded = true }
      guard let index = event.testID.flatMap({ indices[$0] }) else { continue }
      KataRecorder.change(&entries[index].course, event, root: root)
    }
  }

  /// The one test that had started and not ended; nil where there is none, or several.
  var onlyStarted: String? {
    let started = entries.filter { $0.course.hasStarted && !$0.course.hasEnded }
    return started.count == 1 ? started[0].test.id : nil
  }

  private static func change(_ course: inout Course, _ event: EventStream.Event, root: String) {
    switch event.kind {
    case "testStarted": course.hasStarted = true
    case "testEnded": course.hasEnded = true
    case "issueRecorded":
      guard let issue = event.issue, !issue.isKnown, event.messages.first?.symbol != "warning"
      else { return }
      course.issues.append(
        KataIssue(
          arguments: arguments(event.testCase), messages: event.messages.map(\.text),
          place: issue.sourceLocation.map { place in
            KataPlace(
              path: (place.path ?? place.fileID).replacing("\(root)/", with: ""), line: place.line)
          }))
    default: break
    }
  }

  /// What a case runs with, without the side, which is always the reader's.
  private static func arguments(_ testCase: EventStream.Case?) -> String {
    guard let name = testCase?.displayName else { return "" }
    let words = name.split(separator: ", ", maxSplits: 1)
    guard let first = words.first, first == ".mine" || first == "mine" else { return name }
    return words.dropFirst().joined()
  }
}
