import Book
import TestSupport
import Testing
import Text

@testable import Practice
@testable import Toolchain

/// Checks with a script for the build and one for the tests, which run a behaviour of the kata, one
/// of the guest and one of the reader's own. `TROUBLE` says what one of them does.
@Suite("The results of a guest and of the reader's own tests", .timeLimit(.minutes(5)))
struct GuestTrialTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(1)
    try book.keepGuest(of: 1)
    kata = try book.started(1)
    try book.write(kata.ship, "struct Ship {}\n")
    try book.write(kata.inBook("build"), GuestTrialTests.build(failing: []))
    try book.write(kata.inBook("test"), GuestTrialTests.tests)
  }

  private func verdict(_ trouble: String = "") async throws -> Verdict {
    try await book.withScripts(trouble: trouble) { try await KataCheck(kata).run() }
  }

  @Test(
    "The guest is untried, works or fails, and the behaviours pass in any case",
    arguments: [
      ("shoots skip", GuestTrial.toTry), ("", .works),
      (
        "shoots fail",
        .fails(
          "“It shoots” does not pass.",
          issues: [
            RecordedIssue(messages: ["no bolt"], place: SourcePlace(path: "/A.swift", line: 1))
          ])
      ),
      (
        "shoots exit",
        .fails("“It shoots” did not finish. It ended the process with exit status 3.")
      ),
      (
        "shoots trap",
        .fails(
          "“It shoots” did not finish. Fatal error: no",
          place: "Katas/01-SingleResponsibility/Guest/Guest.swift:4")
      ),
    ])
  func trials(trouble: String, trial: GuestTrial) async throws {
    let verdict = try await verdict(trouble)
    #expect(verdict.guest == trial && verdict.isGreen)
    let sentences = [verdict.behaviours, verdict.own].map { $0.map(\.sentence) }
    #expect(sentences == [["It flies"], ["It is mine"]])
  }

  @Test("A guest that hangs or is not reached is reported, and a missing guest is not")
  func unfinished() {
    func test(_ outcome: Behaviour.Outcome, isSkipped: Bool = false) -> Behaviour {
      Behaviour(
        suite: nil, sentence: "It shoots", outcome: outcome, reason: "It slept.",
        place: SourcePlace(path: "A.swift", line: 3), isSkipped: isSkipped)
    }
    let told = GuestTrial.fails(
      "“It shoots” did not finish. It slept.", place: "A.swift:3")
    let skipped = test(.notReached, isSkipped: true)
    #expect(
      [[test(.hung)], [test(.passed), test(.notReached)]].map { GuestTrial(of: $0) } == [
        told, told,
      ])
    #expect(
      [[skipped, skipped], [], [test(.passed)]].map { GuestTrial(of: $0) } == [.toTry, nil, .works])
  }

  @Test("The guest is tried if a behaviour fails, but not while the kata equals the before version")
  func notAsked() async throws {
    #expect(try await verdict("flies fail").guest == .works)
    try book.write(kata.ship, SmallBook.ship)
    let untouched = try await verdict()
    #expect(untouched.guest == nil && untouched.isUntouched)
  }

  @Test("The reader's own tests count separately, and must pass for a kata to be green")
  func own() async throws {
    let red = try await verdict("owns fail")
    #expect(red.isPassed && !red.isGreen && red.failingOwn.count == 1 && red.passed == 1)
    let verdict = try await verdict("flies fail")
    #expect(
      !verdict.isPassed && !verdict.isGreen && verdict.failingOwn.isEmpty && verdict.own.count == 1)
    var skipped = Verdict(kata: verdict.kata, outcome: .judged, behaviours: red.behaviours)
    skipped.own = [
      Behaviour(suite: nil, sentence: "off", outcome: .notReached, isSkipped: true)
    ]
    #expect(skipped.isGreen, "a test that its author disabled has not failed")
  }

  @Test(
    "If the guest or the reader's tests do not compile, that is reported and the kata still judged",
    arguments: [["guest"], ["mine"], ["guest", "mine"]])
  func notBuilt(parts: [String]) async throws {
    try book.write(kata.inBook("build"), GuestTrialTests.build(failing: parts))
    let verdict = try await verdict()
    #expect(verdict.isPassed && verdict.isGreen == !parts.contains("mine"))
    let failed = GuestTrial.fails(
      "It does not compile: no rule", place: "\(kata.path)/Guest/Guest.swift:3")
    #expect(verdict.guest == (parts.contains("guest") ? failed : .works))
    #expect(
      verdict.ownFailure?.errors.map(\.message) == (parts.contains("mine") ? ["no test"] : nil))
    #expect(verdict.own.count == (parts.contains("mine") ? 0 : 1))
    let tried = parts.count == 2 ? ["", "guest", "guest,mine", ""] : ["", parts[0], ""]
    #expect(try book.read(kata.inBook("built")).lines == tried)
    // Errors elsewhere remain when the part is left out.
    let script = GuestTrialTests.build(failing: parts)
    try book.write(kata.inBook("build"), script + "echo \"$PWD/A.swift:1:1: error: no\"; exit 1\n")
    guard case .notBuilt(let failure) = try await self.verdict().outcome else {
      Issue.record("it was built")
      return
    }
    #expect(failure.errors.map(\.message) == ["no"])
  }

  @Test(
    "A part that ends the process before the first test is left out and reported",
    arguments: [["guest"], ["mine"], ["guest", "mine"]])
  func notBegun(parts: [String]) async throws {
    let verdict = try await verdict("before " + parts.joined(separator: ","))
    let reason = "It ended the process with exit status 3."
    let isMine = parts.contains("mine")
    #expect(verdict.isPassed && verdict.isGreen == !isMine && verdict.own.count == (isMine ? 0 : 1))
    #expect(verdict.ownTrouble == (isMine ? "They do not start: \(reason)" : nil))
    let failed = GuestTrial.fails("Its tests do not start: \(reason)")
    #expect(verdict.guest == (parts.contains("guest") ? failed : .works))
  }

  @Test("If the process ends early no matter what is left out, nothing is judged")
  func neverBegun() async throws {
    let verdict = try await verdict("before always")
    #expect(
      verdict.outcome
        == .stopped(
          "The tests ended before the first behaviour: It ended the process with exit status 3."))
    #expect(try book.read(kata.inBook("built")).lines == ["", "guest", "mine", "guest,mine", ""])
  }

  private static func build(failing parts: [String]) -> String {
    """
    echo "$SHIPSHAPE_LEFT_OUT" >> built
    for part in \(parts.joined(separator: " ")); do
      case "$part,$SHIPSHAPE_LEFT_OUT" in
        guest,*guest* | mine,*mine*) ;;
        guest,*) echo "$PWD/Guest/Guest.swift:3:5: error: no rule"; exit 1 ;;
        mine,*) echo "$PWD/Tests/Mine/MyTests.swift:3:5: error: no test"; exit 1 ;;
      esac
    done

    """
  }

  private static let tests =
    ScriptedTests.beginning + #"""
      at='"sourceLocation":{"_filePath":"/A.swift","column":1,"fileID":"A/A.swift","line":1}'
      event() { say event "\"kind\":\"$1\",\"messages\":[],\"testID\":\"$module.a()\""; }
      who=${TROUBLE%% *}
      for part in $(echo "${TROUBLE#* }" | tr , ' '); do
        [ "$who" = before ] || continue
        case $SHIPSHAPE_LEFT_OUT in *$part*) ;; *) exit 3 ;; esac
      done
      name() {
        case "$1,$SHIPSHAPE_LEFT_OUT" in
          shoots,*guest* | owns,*mine*) return 1 ;;
          flies,*) module=SingleResponsibilityKataTests sentence="It flies" ;;
          shoots,*) module=SingleResponsibilityGuestTests sentence="It shoots" ;;
          owns,*) module=SingleResponsibilityMine sentence="It is mine" ;;
        esac
        what=
        [ "$1" = "$who" ] && what=${TROUBLE#* }
        case $filter in "" | *$module*) ;; *) return 1 ;; esac
      }
      for test in flies shoots owns; do
        name $test || continue
        say test "\"kind\":\"function\",\"id\":\"$module.a()\",\"name\":\"a()\",\"displayName\":\"$sentence\",\"isParameterized\":false,$at"
      done
      for test in flies shoots owns; do
        name $test || continue
        [ "$what" = skip ] && { event testSkipped; continue; }
        event testStarted
        case $what in
          exit) exit 3 ;;
          trap)
            echo "SingleResponsibilityGuest/Guest.swift:4: Fatal error: no" >&2
            echo " 0 0x0a gun() + 8 in Kata at $PWD/Guest/Guest.swift:4:3" >&2
            exit 132 ;;
          fail) say event "\"kind\":\"issueRecorded\",\"testID\":\"$module.a()\",\"issue\":{\"isKnown\":false,$at},\"messages\":[{\"symbol\":\"fail\",\"text\":\"no bolt\"}]" ;;
        esac
        event testEnded
      done
      say event '"kind":"runEnded","messages":[]'
      exit 0
      """#
}
