import Foundation
import LessonSupport
import Testing

/// Asks the compiler what the code that receives answers can reach.
@Suite("Proofs: sign-in")
struct SignInProofTests {
  /// A file of the lesson without a single `private`, with a few lines added at its end.
  private static func open(_ path: String, adding lines: String) -> String {
    LessonSources.text(of: "Sources/Lessons/06-SignIn/\(path)")
      .replacing("private(set) ", with: "").replacing("private ", with: "")
      + "@testable import SignIn\(path.prefix { $0 != "/" })\n\(lines)"
  }

  /// The same lines for each type.
  private static func show(in type: String) -> String {
    """
    extension \(type) {
      @MainActor func tellOfARetry() {
        var retrying = picture
        retrying.news = "The connection failed; trying once more …"
        show(retrying)
      }
    }
    """
  }

  private static let nowhere = [
    "cannot find 'picture' in scope", "cannot find 'show' in scope",
  ]

  private static let before = CompilerTrial(
    "In the before version, the class that receives the answer can show a picture",
    accepted: open("Before/SignInController.swift", adding: show(in: "SignInController")))

  private static let viewModel = CompilerTrial(
    "In the after version, the view model reaches neither picture nor show, even without `private`",
    open("After/SignInViewModel.swift", adding: show(in: "SignInViewModel")), refused: nowhere)

  private static let client = CompilerTrial(
    "In the after version, the client reaches neither picture nor show, even without `private`",
    open("After/APIClient.swift", adding: show(in: "APIClient")), refused: nowhere)

  private static let controller = CompilerTrial(
    "In the after version, the controller draws, but no function of it can show another picture",
    open("After/SignInController.swift", adding: show(in: "SignInController")),
    refused: ["cannot find 'show' in scope"])

  private static let partner = CompilerTrial(
    "In the after version, another module can neither set the status nor sign in an account",
    """
    import PlayerVisit
    import SignInAfter

    @MainActor func force(_ viewModel: SignInViewModel, _ account: Account) {
      viewModel.status = .editing
      viewModel.account = account
    }
    """,
    refused: [
      "cannot assign to property: 'status' setter is inaccessible",
      "cannot assign to property: 'account' setter is inaccessible",
    ])

  private static let log = CompilerTrial(
    "In the after version, the logger accepts neither a field nor a string",
    open(
      "After/SignInViewModel.swift",
      adding: """
        extension SignInViewModel {
          func note() {
            logger.note(password)
            logger.note("trying \\(password)")
          }
        }
        """),
    refused: [
      "instance method 'note' requires that 'TextField' conform to 'Loggable'",
      "instance method 'note' requires that 'String' conform to 'Loggable'",
    ])

  private static let trials = CompilerTrials([
    before, viewModel, client, controller, partner, log,
  ])

  @Test(
    "The compiler reports exactly the expected errors for code that draws or logs",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
