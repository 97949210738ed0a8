import Testing

@testable import WorkbookCore

@Suite("A build without SwiftPM", .timeLimit(.minutes(5)))
struct KataShortcutTests {
  @Test("It builds where only the reader's sources changed, and leaves all else to SwiftPM")
  func applies() async throws {
    let shortcuts = try await TinyBook.built.value.shortcuts
    #expect(
      shortcuts == [
        "a source changed": true, "a source was added": false, "a source is wrong": false,
        "the book changed": false, "the book is as it was": true,
      ])
  }

  @Test("It leaves a kata to SwiftPM that was never built")
  func neverBuilt() async throws {
    let kata = try await TinyBook.built.value.book.otherKata
    #expect(
      try await !KataShortcut(kata: kata, program: KataBuild(kata: kata).program).run { _ in })
  }

  @Test("Of SwiftPM's plan it reads the commands that have arguments")
  func plan() {
    let text = """
      targets:
        "C.main": ["<all>"]
      commands:
        "C.Ship-debug.module":
          tool: shell
          inputs: ["/a b/Ship.swift","<x>"]
          outputs: ["/b/Modules/Ship.swiftmodule"]
          args: ["swiftc","-module-name","Ship","quote\\"d"]

        "C.Other-debug.module":
          tool: phony
          inputs: []

        "/b/Ship.build/sources":
          inputs: ["no"]
          outputs: []
          args: []
        "C.Tests-debug.test":
          inputs: ["/b/Ship.o"]
          outputs: ["/b/Tests.xctest"]
          args: ["swiftc"]
      """
    let commands = KataBuildCommand.read(text)
    #expect(
      commands == [
        KataBuildCommand(
          name: "C.Ship-debug.module", inputs: ["/a b/Ship.swift", "<x>"],
          outputs: ["/b/Modules/Ship.swiftmodule"],
          arguments: ["swiftc", "-module-name", "Ship", "quote\"d"]),
        KataBuildCommand(
          name: "C.Tests-debug.test", inputs: ["/b/Ship.o"], outputs: ["/b/Tests.xctest"],
          arguments: ["swiftc"]),
      ])
    #expect(commands[0].isModule("Ship"))
    #expect(!commands[0].isModule("Shi"))
    #expect(commands[1].makes("Tests.xctest"))
    #expect(KataBuildCommand.read("no plan at all").isEmpty)
  }
}
