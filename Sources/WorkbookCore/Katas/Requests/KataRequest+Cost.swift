import Shell

extension KataRequest {
  /// What the change costs in before and in after; nil where the book has no figures.
  var ours: LessonCost.Request? {
    try? LessonCost(of: kata.lesson, in: kata.workbook).requests.first {
      $0.name == request.name
    }
  }

  /// Shows what the change cost that a kata's request asks for, where it has taken one.
  static func tellCost(of kata: Kata, on console: any Console) {
    guard let request = open(in: kata) else { return }
    do {
      guard let cost = try request.cost() else { return }
      let text = RequestText(ink: Ink(console), width: console.width)
      console.write("\n" + text.cost(cost, of: request, ours: request.ours))
    } catch {
      // What was told of the kata before stands, whatever can be counted.
      console.warn("\(error)")
    }
  }
}
