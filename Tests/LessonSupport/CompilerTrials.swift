import Foundation

/// All that a lesson asks the compiler, asked in one run of it when the first answer is wanted.
///
/// The sources are type-checked as files of one module, against the modules that lie beside the
/// running tests. Each source has its own names: what it declares at its top is hidden from the
/// others.
public actor CompilerTrials {
  public nonisolated let all: [CompilerTrial]
  private var answers: Task<[[String]], any Error>?

  public init(_ trials: [CompilerTrial]) {
    all = trials
  }

  /// What the compiler says to the source of one of these trials.
  public func errors(of trial: CompilerTrial) async throws -> [String] {
    try await errors(in: trial.source)
  }

  /// What the compiler says to a source that is one of these trials'.
  public func errors(in source: String) async throws -> [String] {
    guard let number = all.firstIndex(where: { $0.source == source }) else {
      preconditionFailure("None of the lesson's trials has the source:\n\(source)")
    }
    let answers = answers ?? Task { [all] in try await CompilerRun(all.map(\.source)).errors() }
    self.answers = answers
    return try await answers.value[number]
  }
}
