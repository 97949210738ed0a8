import Book
import TestSupport
import Testing

@testable import Practice
@testable import Toolchain

/// Checks with a script for the build and one for the tests: one behaviour of the kata, which passes,
/// and one of the guest, which does what `TROUBLE` says.
@Suite("What became of a guest", .timeLimit(.minutes(5)))
struct GuestTrialTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(1)
    try book.keepGuest(of: 1)
    kata = try book.started(1)
    try book.write(kata.ship, "struct Ship {}\n")
    try book.write(kata.inBook("build"), "echo \"$SHIPSHAPE_GUEST\" >> built\n")
    try book.write(kata.inBook("test"), GuestTrialTests.tests)
  }

  private func verdict(_ trouble: String = "", looksAtDesign: Bool = true) async throws -> Verdict {
    try await book.withScripts(trouble: trouble) {
      try await KataCheck(kata, looksAtDesign: looksAtDesign).run()
    }
  }

  @Test(
    "It is to try, works, or does not, and the behaviours pass all the same",
    arguments: [
      ("skip", GuestTrial.toTry), ("", .works(opened: nil)),
      (
        "fail",
        .fails(
          "“It shoots” does not pass.",
          issues: [
            RecordedIssue(
              messages: ["no bolt"], place: SourcePlace(path: "/A.swift", line: 1))
          ])
      ),
      (
        "end",
        .fails(
          "“It shoots” did not come to its end. It ended the process with exit status 3.")
      ),
      (
        "trap",
        .fails(
          "“It shoots” did not come to its end. Fatal error: no",
          place: "Katas/01-SingleResponsibility/Guest/Guest.swift:4")
      ),
      (
        "mute",
        .fails(
          "Its tests ended before the first. It ended the process with exit status 3.")
      ),
      (
        "late",
        .fails(
          "Its tests did not finish. It ended the process with exit status 3.")
      ),
    ])
  func trials(trouble: String, trial: GuestTrial) async throws {
    let verdict = try await verdict(trouble)
    let sentences = verdict.behaviours.map(\.sentence)
    #expect(verdict.guest == trial && verdict.isPassed && sentences == ["It flies"])
  }

  @Test("What does not compile in it is told, and the kata is built without it")
  func notBuilt() async throws {
    let script = """
      echo "$SHIPSHAPE_GUEST" >> built
      [ "$SHIPSHAPE_GUEST" ] || { echo "$PWD/Guest/Guest.swift:3:5: error: no rule"; exit 1; }

      """
    try book.write(kata.inBook("build"), script)
    let verdict = try await verdict()
    let failed = GuestTrial.fails(
      "It does not compile: no rule", place: "\(kata.path)/Guest/Guest.swift:3")
    #expect(verdict.isPassed && verdict.guest == failed)
    #expect(try book.read(kata.inBook("built")) == "\nout\n")
    // What is wrong elsewhere is wrong without it, too.
    try book.write(kata.inBook("build"), script + "echo \"$PWD/A.swift:1:1: error: no\"; exit 1\n")
    guard case .notBuilt(let failure) = try await self.verdict().outcome else {
      Issue.record("it was built")
      return
    }
    #expect(failure.errors.map(\.message) == ["no"])
  }

  @Test("It is not asked before the design is another than before's")
  func notAsked() async throws {
    #expect(try await verdict("red").guest == nil)
    #expect(try await verdict(looksAtDesign: false).guest == .works(opened: nil))
    try book.write(kata.ship, SmallBook.ship)
    var guests = [try await verdict().guest, try await verdict(looksAtDesign: false).guest]
    // What is changed for a request is no other design.
    try book.keepRequest("fire", of: kata.lesson, testFile: "FireTests", "// fire\n")
    let taken = try TakenRequest.take(
      ChangeRequest("fire", of: kata.lesson, in: book.workbook), in: kata)
    try book.write(kata.ship, "struct Ship {}\n")
    guests.append(try await verdict().guest)
    try taken.undo()
    try book.write(kata.ship, "struct Ship {}\n")
    try book.remove(LessonGuest.folder(of: kata.lesson))
    guests.append(try await verdict("fail").guest)
    #expect(guests == [nil, nil, nil, nil])
  }

  private static let tests =
    ScriptedTests.beginning + #"""
      at='"sourceLocation":{"_filePath":"/A.swift","column":1,"fileID":"A/A.swift","line":1}'
      event() { say event "\"kind\":\"$1\",\"messages\":[],\"testID\":\"A.a()\""; }
      case $filter in
        *GuestTests*) sentence="It shoots" ;;
        *KataTests* | "") sentence="It flies" trouble=$TROUBLE TROUBLE= ;;
        *) exit 9 ;;
      esac
      [ "$TROUBLE" = mute ] && exit 3
      say test "\"kind\":\"function\",\"id\":\"A.a()\",\"name\":\"a()\",\"displayName\":\"$sentence\",\"isParameterized\":false,$at"
      [ "$TROUBLE" = skip ] && { event testSkipped; say event '"kind":"runEnded","messages":[]'; exit 0; }
      event testStarted
      [ "$TROUBLE" = end ] && exit 3
      [ "$TROUBLE" = trap ] && {
        echo "SingleResponsibilityGuest/Guest.swift:4: Fatal error: no"
        echo " 0 0x0a gun() + 8 in Kata at $PWD/Guest/Guest.swift:4:3"
        exit 132
      }
      if [ "$TROUBLE" = fail ] || [ "$trouble" = red ]; then
        say event "\"kind\":\"issueRecorded\",\"testID\":\"A.a()\",\"issue\":{\"isKnown\":false,$at},\"messages\":[{\"symbol\":\"fail\",\"text\":\"no bolt\"}]"
      fi
      event testEnded
      [ "$TROUBLE" = late ] && exit 3
      say event '"kind":"runEnded","messages":[]'
      """#
}
