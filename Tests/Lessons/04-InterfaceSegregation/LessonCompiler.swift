import LessonSupport

/// All questions of this lesson to the compiler.
let compiler = CompilerTrials(
  InterfaceSegregationProofTests.trials + DefaultMethodProofTests.trials
    + FourthAbilityProofTests.trials + ForgottenQuestionProofTests.trials)

/// The text of all files of a side, to stand for it.
func text(of side: String) -> String {
  LessonSources.text(of: "Sources/Lessons/04-InterfaceSegregation/\(side)")
}

/// A source that imports the game and the insides of one side.
func source(using side: String, _ code: String) -> String {
  "import SpaceGame\n@testable import InterfaceSegregation\(side)\n\(code)"
}
