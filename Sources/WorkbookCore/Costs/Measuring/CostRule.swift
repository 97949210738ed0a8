import Foundation

/// The figures beside the pages are what the requests cost when they are measured now, and where
/// after is said to be no cheaper it is not.
struct CostRule: VerifyRule {
  let name = "costs"

  func problems(in workbook: Workbook) throws -> [String] {
    let meter = try CostMeter(of: workbook)
    return Catalogue.lessons.filter(workbook.hasSides).flatMap { lesson -> [String] in
      do {
        return try problems(of: lesson, in: workbook, meter)
      } catch {
        return ["\(error)"]
      }
    }
  }

  private func problems(
    of lesson: Lesson, in workbook: Workbook, _ meter: CostMeter
  ) throws -> [String] {
    let kept = try LessonCost(of: lesson, in: workbook)
    let now = try LessonCost(measuring: lesson, in: workbook, with: meter)
    var problems = CostRule.differences(kept, now, path: LessonCost.path(of: lesson))
    for request in now.requests where request.kind == ChangeRequest.Kind.dearer.rawValue {
      let balance = CostBalance(before: request.before, after: request.after)
      if !balance.isNoCheaper {
        problems.append(
          "\(request.name) of lesson \(lesson.number) is said to be no cheaper on after, and after "
            + "is: \(balance.text).")
      }
    }
    let chart = workbook.root.appendingPathComponent(CostChart.path(of: lesson))
    if (try? String(contentsOf: chart, encoding: .utf8)) != CostChart(kept).svg {
      problems.append(
        "\(CostChart.path(of: lesson)) is not drawn from the figures: run "
          + "`workbook cost \(lesson.number) --measure`.")
    }
    return problems
  }

  /// What is other in the figures that are kept than in those that were measured now.
  static func differences(_ kept: LessonCost, _ now: LessonCost, path: String) -> [String] {
    guard kept.requests.map(\.name) == now.requests.map(\.name) else {
      return [
        "\(path) is about \(names(kept)), and the requests are \(names(now)): measure it anew."
      ]
    }
    let note =
      kept.compiler == now.compiler
      ? "" : " (measured with Swift \(kept.compiler), now with \(now.compiler))"
    return zip(kept.requests, now.requests).flatMap { old, new -> [String] in
      var problems: [String] = []
      if old.title != new.title || old.kind != new.kind {
        problems.append("\(path) has another title or kind for \(new.name): measure it anew.")
      }
      for (side, one, other) in [
        ("before", old.before, new.before), ("after", old.after, new.after),
      ] {
        for figure in CostFigure.allCases where figure.value(of: one) != figure.value(of: other) {
          problems.append(
            "\(path) is stale: \(new.name), \(side), \(figure.head) is \(figure.text(of: other)) "
              + "and not \(figure.text(of: one))\(note).")
        }
      }
      return problems
    }
  }

  private static func names(_ cost: LessonCost) -> String {
    cost.requests.isEmpty ? "none" : cost.requests.map(\.name).joined(separator: ", ")
  }
}
