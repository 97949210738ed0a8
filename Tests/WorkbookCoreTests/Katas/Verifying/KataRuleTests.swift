import Foundation
import Testing

@testable import WorkbookCore

/// The rule that builds the katas, with a `swift` in its place that looks at what it is given.
@Suite("What verify finds in the katas themselves")
struct KataRuleTests {
  /// Runs the rule on a book that is whole but for a change.
  ///
  /// - Parameter verdicts: What the false `swift` does for each kata, between the start and the end
  ///   of its one test: the kata's sources are in `$folder`, its name in `$module`.
  private func problems(
    _ verdicts: String, _ change: (SidesBook) throws -> Void = { _ in }
  ) async throws -> [String] {
    let book = try SidesBook.whole()
    defer { book.remove() }
    try change(book)
    var rule = KataRule()
    rule.environment = try book.falseSwift(
      """
      package="$PWD/.build/verify/package"
      : > "$events"
      for folder in "$package"/Sources/*; do
        [ -e "$folder/A.swift" ] || continue
        module=${folder##*/}
        at="\\"sourceLocation\\":{\\"fileID\\":\\"${module}Tests/ATests.swift\\",\\"line\\":1}"
        id="\\"${module}Tests.a()\\""
        printf '{"kind":"test","payload":{"id":%s,"kind":"function","name":"a()","displayName":"It is one",%s}}\\n' "$id" "$at" >> "$events"
        event() { printf '{"kind":"event","payload":{"kind":"%s","testID":%s,"messages":[]%s}}\\n' "$1" "$id" "$2" >> "$events"; }
        event testStarted
        issue=",\\"issue\\":{\\"isKnown\\":false}"
        \(verdicts)
        event testEnded
      done
      printf '{"kind":"event","payload":{"kind":"runEnded","messages":[]}}\\n' >> "$events"
      """)
    return try await rule.problems(in: book.workbook)
  }

  private static let honest = #"grep -q 'n = 2' "$folder/A.swift" && event issueRecorded "$issue""#

  @Test("Nothing where both sides pass and every defect is found")
  func fine() async throws {
    #expect(try await problems(KataRuleTests.honest) == [])
  }

  @Test("A before that does not pass, and an after")
  func failing() async throws {
    let before = try await problems(
      #"[ "$module" = SignInKata ] && grep -q 'n = 1' "$folder/A.swift" && event issueRecorded "$issue""#
    )
    #expect(before == ["06-SignIn: before as a kata does not pass: It is one"])
    let after = try await problems(
      #"[ "$module" = SignInKata ] && ! grep -q 'n =' "$folder/A.swift" && event issueRecorded "$issue""#
    )
    #expect(after == ["06-SignIn: after as a kata does not pass: It is one"])
  }

  @Test("Defects that no test finds")
  func unfound() async throws {
    let found = try await problems(":")
    #expect(found.count == 9)
    #expect(
      found.first
        == "01-SingleResponsibility: no test finds the defect that has to break: It is one")
  }

  @Test("A defect that does not fit before, that names no behaviour, and that is not there")
  func badDefects() async throws {
    let path = "Lessons/02-OpenClosed/Defect.diff"
    let stale = try await problems(KataRuleTests.honest) { book in
      try book.write(path, try book.read(path).replacing("n = 1", with: "n = 3"))
    }
    #expect(stale.count == 1 && stale[0].hasPrefix("\(path) does not fit before: "))
    let silent = try await problems(KataRuleTests.honest) { book in
      try book.write(path, try book.read(path).replacing("Breaks: ", with: ""))
    }
    #expect(silent == ["\(path) names no behaviour in a line that begins `Breaks: `."])
    let missing = try await problems(KataRuleTests.honest) { try $0.removeFile(path) }
    #expect(missing == ["There is no \(path)."])
  }

  @Test("A run that ends early, and one that does not build")
  func broken() async throws {
    let early = try await problems("exit 1")
    #expect(
      early == ["Before", "After"].map { "\($0) ends its tests early as a kata, in: It is one" })
    let unbuilt = try await problems(
      #": > "$events"; echo "/a/B.swift:1:2: error: no such thing"; exit 1"#)
    #expect(unbuilt.count == 2)
    #expect(
      unbuilt[0] == "Before does not build as a kata:\n/a/B.swift:1:2: error: no such thing\n")
  }

  @Test("A lesson whose tests do not run")
  func silent() async throws {
    let found = try await problems(KataRuleTests.honest) { book in
      try book.removeFile("Sources/Lessons/09-Visitor/After/A.swift")
    }
    #expect(found == ["09-Visitor has no behaviour as a kata."])
  }
}
