import Foundation
import TestSupport
import Testing

@testable import ArcadeProgram

@Suite("Wrong usage of the arcade")
struct WrongUsageTests {
  /// A player's words and the error that follows; `␣` stands for a blank and `⇥` for a tab.
  private static let calls = """
    census --side before
    `arcade census` has no option “--side”: did you mean `--sides`?
    transcript --bogus
    `arcade transcript` has no option “--bogus”: `arcade help transcript` shows what it takes.
    visit CoolMan
    `arcade visit` takes no further argument “CoolMan”: `arcade help visit` shows what it takes.
    play --bogus
    `arcade play` has no option “--bogus”: `arcade help play` shows what it takes.
    demo --bogus
    `arcade demo` has no option “--bogus”: `arcade help demo` shows what it takes.
    --service a.example
    --service takes an address that begins with http:// or https://, not “a.example”.
    --service http://a␣b.com
    --service takes an address that begins with http:// or https://, not “http://a b.com”.
    --sides 1=before,
    --sides takes before, after, or choices such as 1=after,3=before; not “1=before,”.
    --sides 0=before
    --sides takes lesson numbers from 1 to 9, not “0”.
    --sides 10=before
    --sides takes lesson numbers from 1 to 9, not “10”.
    --sides 1=before,1=before
    --sides names lesson 1 twice: choose one version of it.
    --with league --with fans
    --with takes tournament, league, school or fairs, not “fans”.
    roster --with
    `arcade roster` needs a value after `--with`: `arcade help roster` shows which.
    transcript --seed=18446744073709551616
    --seed takes a whole number from 0 to 18446744073709551615, not “18446744073709551616”.
    transcript --ticks 0
    --ticks takes a whole number from 1 to 1080000, not “0”.
    transcript --ticks 1080001
    --ticks takes a whole number from 1 to 1080000, not “1080001”.
    visit --wave 0
    --wave takes a whole number from 1 to 99, not “0”.
    visit --wave 100
    --wave takes a whole number from 1 to 99, not “100”.
    play --wave x
    --wave takes a whole number from 1 to 99, not “x”.
    demo --wave x
    --wave takes a whole number from 1 to 99, not “x”.
    roster --bogus
    `arcade roster` has no option “--bogus”: `arcade help roster` shows what it takes.
    roster lst
    There is no command “lst”: did you mean `arcade roster list`?
    roster frobnicate
    There is no command “frobnicate”: `arcade roster help` lists them.
    roster add
    `arcade roster` needs NAME: `arcade help roster` shows how to give it.
    roster remove
    `arcade roster` needs NAME: `arcade help roster` shows how to give it.
    roster rename
    `arcade roster` needs OLD: `arcade help roster` shows how to give it.
    roster rename x
    `arcade roster` needs NEW: `arcade help roster` shows how to give it.
    roster add Cool Man
    `arcade roster` takes no further argument “Man”: `arcade help roster` shows what it takes.
    roster list Man
    `arcade roster` takes no further argument “Man”: `arcade help roster` shows what it takes.
    roster remove Cool Man
    `arcade roster` takes no further argument “Man”: `arcade help roster` shows what it takes.
    roster rename a b c
    `arcade roster` takes no further argument “c”: `arcade help roster` shows what it takes.
    roster add ␣
    A nickname cannot be empty: use 1 to 20 characters.
    roster add 123456789012345678901
    “123456789012345678901” is too long for a nickname: use 1 to 20 characters, not 21.
    roster remove a⇥b
    “a\u{FFFD}b” contains a character that cannot be shown: leave it out.
    roster --sides 5=both
    --sides takes before, after, or choices such as 1=after,3=before; not “5=both”.
    """

  @Test("Every wrong command line is rejected with a remedy, and touches no file")
  func calls() async throws {
    let visit = try Visit()
    let lines = Self.calls.split(separator: "\n").map(String.init)
    for place in stride(from: 0, to: lines.count, by: 2) {
      let words = lines[place].split(separator: " ").map { word in
        String(word.replacing("␣", with: " ").replacing("⇥", with: "\t"))
      }
      await visit.expect(words, failure: lines[place + 1], isWrongUsage: true)
    }
    #expect(!FileManager.default.fileExists(atPath: visit.dataFolder.path))
  }
}
