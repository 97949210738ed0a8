import Foundation
import Terminal
import Testing

@testable import Reader

/// A screen on which one thing happens after another, each as soon as certain words appear.
final class ScriptedScreen: WatchScreen {
  struct Step: Sendable {
    let words: String
    let event: SessionEvent?
    let act: @Sendable () throws -> Void

    /// - Parameters:
    ///   - words: The words that must be on the screen first.
    ///   - act: Something that happens elsewhere then.
    init(
      _ words: String, _ event: SessionEvent? = nil, act: @escaping @Sendable () throws -> Void = {}
    ) {
      self.words = words
      self.event = event
      self.act = act
    }
  }

  let size = WatchedKata.size
  private(set) var pictures: [String] = []
  private(set) var isClosed = false
  /// How many times another program had the terminal.
  private(set) var lent = 0
  private var steps: [Step]
  /// The callers that wait for the next look.
  private var waiting: [CheckedContinuation<Bool, Never>] = []
  /// The last step, and the number of pictures before it.
  private var last: (step: Step, pictures: Int)?

  init(_ steps: [Step]) {
    self.steps = steps
  }

  func events() -> [SessionEvent] {
    resume(true)
    // A key pressed during a check is pressed again, as a reader would.
    if let (step, before) = last, pictures.count > before,
      pictures.last?.contains("The next change comes when every") == true
    {
      steps.insert(step, at: 0)
      last = nil
    }
    guard let step = steps.first, pictures.last?.contains(step.words) == true else { return [] }
    last = (steps.removeFirst(), pictures.count)
    #expect(throws: Never.self) { try step.act() }
    return step.event.map { [$0] } ?? []
  }

  /// Waits for one more look; false if the screen is closed before that.
  func isLookedAt() async -> Bool {
    await withCheckedContinuation { waiting.append($0) }
  }

  private func resume(_ isSeen: Bool) {
    for continuation in waiting { continuation.resume(returning: isSeen) }
    waiting = []
  }

  func show(_ state: WatchState, at now: Duration) {
    let picture = WatchView(state: state, now: .zero).canvas.lines.joined(separator: "\n")
    if picture != pictures.last { pictures.append(picture) }
  }

  func lend(to work: () throws -> Void) rethrows {
    lent += 1
    try work()
  }

  func close() {
    isClosed = true
    resume(false)
  }

  /// The lines shown above the bar; unchanged lines count once.
  var statuses: [String] {
    var statuses: [String] = []
    for picture in pictures {
      let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
      let status = String(lines[2].prefix(60)).trimmingCharacters(in: .whitespaces)
      if status != statuses.last { statuses.append(status) }
    }
    return statuses
  }
}
