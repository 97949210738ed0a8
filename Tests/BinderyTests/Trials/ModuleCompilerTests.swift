import Testing

@testable import Bindery

@Suite("The compiler of a version")
struct ModuleCompilerTests {
  @Test(
    "An error is told with its file and line, and without the name of its group",
    arguments: ["", " [#NoUsage]", " [#no-usage]"])
  func error(group: String) {
    let said = "A.swift:3:7: warning: no [#A]\nA.swift:7:2: error: x [y] is unused\(group)\nlet x"
    #expect(ModuleCompiler.firstError(in: said) == "A.swift:7: x [y] is unused")
    #expect(ModuleCompiler.firstError(in: "error: no input files") == nil)
  }
}
