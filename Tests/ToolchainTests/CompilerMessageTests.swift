import Testing
import Toolchain

@Suite("The compiler's messages")
struct CompilerMessageTests {
  private static let printed = """
    Building for debugging...
    [1/4] Write swift-version.txt
    /book/My Ship.swift:4:9: warning: variable 'a' was never used [#no-usage]
     3 | {
     4 |   var a = 1
       |       `- warning: variable 'a' was never used [#no-usage]
    /book/Gun.swift:7: error: cannot find 'tick' in scope
    7 | tick
    Foundation.Date:2:3: note: found this candidate
    [2/4] Compiling Gun
    /book/My Ship.swift:4:9: warning: variable 'a' was never used [#no-usage]
    <unknown>:0: error: cannot open file
    macro expansion #expect:1:47: error: ambiguous use of operator '=='
    `- /book/My Tests.swift:11:79: note: expanded code originates here
    """

  @Test("Each error or warning is listed once, with the lines that belong to it")
  func all() {
    let messages = CompilerMessage.all(in: Self.printed)
    #expect(
      messages.map(\.path) == [
        "/book/My Ship.swift", "/book/Gun.swift", nil, "/book/My Tests.swift",
      ])
    #expect(messages.map(\.isError) == [false, true, true, true])
    #expect(
      messages.map { $0.text.split(separator: "\n").last } == [
        "   |       `- warning: variable 'a' was never used [#no-usage]",
        "Foundation.Date:2:3: note: found this candidate", "<unknown>:0: error: cannot open file",
        "`- /book/My Tests.swift:11:79: note: expanded code originates here",
      ])
    #expect(
      messages.map(\.sentence) == [
        "My Ship.swift:4: variable 'a' was never used",
        "Gun.swift:7: cannot find 'tick' in scope", "<unknown>:0: cannot open file",
        "macro expansion #expect:1: ambiguous use of operator '=='",
      ])
    let ends = ["[3/4] Gun", "error: x", "warning: x", "remark: x", "Build", "/a.swift: remark: x"]
    for end in ends {
      let ended = CompilerMessage.all(in: "/a.swift:1: error: x\n\n\(end)\nmore words\n")
      #expect(ended.map(\.text) == ["/a.swift:1: error: x"])
    }
  }
}
