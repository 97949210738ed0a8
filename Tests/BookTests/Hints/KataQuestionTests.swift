import TestSupport
import Testing
import Text

@testable import Book

@Suite("The questions of a kata")
struct KataQuestionTests {
  @Test(
    "The questions are the rows of the table under “Your kata”, with the number of our step",
    arguments: [
      (
        "| the question | our step |\n|---|---:|\n| Can `a` b? | 3 |\n| Or c? | none |",
        ["Can a b? 3", "Or c? nil"]
      ),
      (
        "Are you there?\n\n| the question | the answer | our step |\n|---|---|---:|\n| Is d? | no | 12 |",
        ["Is d? 12"]
      ),
      (
        "| the question | tried in | our step |\n|---|---|---:|\n| E? | | 1 |\n| F? | `G` | 2 |",
        ["E? 1", "F? 2, tried"]
      ),
      ("| another | our step |\n|---|---:|\n| a | 3 |", []), ("Try it.", []),
    ] as [(String, [String])])
  func rows(section: String, questions: [String]) {
    let elsewhere = "| the question | our step |\n|---|---:|\n| No? | 1 |"
    let page =
      "# L\n\n\(elsewhere)\n\n## Your kata\n\n\(section)\n\n## When not to\n\n\(elsewhere)\n"
    let told: [String] = KataQuestion.all(in: page).map { question in
      let text = question.text.map(\.text).joined()
      let step = question.step.map { "\($0)" } ?? "nil"
      return "\(text) \(step)\(question.isTried ? ", tried" : "")"
    }
    #expect(told == questions)
  }
}
