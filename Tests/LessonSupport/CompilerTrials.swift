import Foundation

/// All of a lesson's questions to the compiler, asked in one run when the first answer is needed.
///
/// The sources are type-checked as files of one module, against the modules beside the running
/// tests. Each source has its own names: its top-level declarations are hidden from the others.
public actor CompilerTrials {
  public nonisolated let all: [CompilerTrial]
  private var answers: Task<[[String]], any Error>?

  public init(_ trials: [CompilerTrial]) {
    all = trials
  }

  /// The compiler's errors in the source of one of these trials.
  public func errors(of trial: CompilerTrial) async throws -> [String] {
    try await errors(in: trial.source)
  }

  /// The compiler's errors in a source that belongs to one of these trials.
  public func errors(in source: String) async throws -> [String] {
    guard let number = all.firstIndex(where: { $0.source == source }) else {
      preconditionFailure("None of the lesson's trials has the source:\n\(source)")
    }
    let answers = answers ?? Task { [all] in try await CompilerRun(all.map(\.source)).errors() }
    self.answers = answers
    return try await answers.value[number]
  }
}
