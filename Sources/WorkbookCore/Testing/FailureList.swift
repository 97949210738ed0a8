import Foundation

/// What a lesson's tests found wrong, for the reader: each failure with its place and its reason.
struct FailureList {
  let report: LessonReport
  /// The folder from which paths are shown.
  let root: URL
  let ink: Ink
  let width: Int

  /// Failures of one test at one line are told once and counted.
  private struct Group {
    let result: TestResult
    let place: EventStream.Location
    let first: TestFailure
    var count = 1
  }

  /// A block of lines for each failure, and an empty line after it.
  var lines: [String] {
    groups.flatMap { block(of: $0) + [""] } + (report.crash.map { block(of: $0) + [""] } ?? [])
  }

  private var groups: [Group] {
    report.results.flatMap { result in
      var groups: [Group] = []
      for failure in result.failures {
        let place = failure.location ?? result.location
        if let same = groups.firstIndex(where: { $0.place == place }) {
          groups[same].count += 1
        } else {
          groups.append(Group(result: result, place: place, first: failure))
        }
      }
      return groups
    }
  }

  private func block(of group: Group) -> [String] {
    let arguments = group.first.arguments.isEmpty ? "" : " (\(group.first.arguments))"
    let head = ink.flow("\(group.result.sentence)\(arguments)", .bold, width: width - 2)
    let path = (group.place.path ?? group.place.fileID).replacing(root.path + "/", with: "")
    let more = group.count - 1
    let details =
      ["\(path):\(group.place.line)"]
      + group.first.messages.flatMap { $0.split(separator: "\n") }.flatMap { message in
        indented(String(message))
      } + (more > 0 ? ["and \(more) more like it"] : [])
    let mark = ink.paint([TestMark.failed.run]) + " "
    return head.enumerated().map { ($0 == 0 ? mark : "  ") + $1 } + details.map { "  \($0)" }
  }

  /// A line of a message: as it is where there is room, since it may be a picture, else going on
  /// below with the indentation that it has.
  private func indented(_ line: String) -> [String] {
    guard [Run(line)].columns > width - 2 else { return [line] }
    let indentation = String(line.prefix { $0 == " " }.prefix(width / 4))
    return ink.flow(line, .plain, width: width - 2 - indentation.count).map { indentation + $0 }
  }

  private func block(of crash: TestCrash) -> [String] {
    crash.lines.flatMap { line in
      line == crash.place ? [line] : ink.flow(line, .plain, width: width)
    }
  }
}

extension Ink {
  /// Text in lines that end at spaces, painted in one style.
  func flow(_ text: String, _ style: TextStyle, width: Int) -> [String] {
    TextFlow(width: width).lines([Run(text, style)]).map(paint)
  }
}
