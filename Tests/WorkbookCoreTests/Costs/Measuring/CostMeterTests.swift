import Foundation
import TestSupport
import Testing
import Toolchain

@testable import WorkbookCore

/// The one place where tests measure: each build takes the compiler a moment.
@Suite("Measuring what a change costs")
struct CostMeterTests {
  private static let old = SourceTree([
    "Ship.swift": "struct Ship {\n  let gun = Gun()\n  func fire() -> Int { gun.fire() }\n}\n",
    "Rules/Gun.swift": "struct Gun {\n  /// Bang.\n  func fire() -> Int { 1 }\n}\n",
  ])

  private func cost(of new: SourceTree, environment: [String: String?] = [:]) throws -> ChangeCost {
    let book = try SidesBook()
    defer { book.remove() }
    return try CostMeter(of: book.workbook, environment: environment)
      .cost(from: Self.old, to: new, of: SampleCosts.lesson)
  }

  @Test("Declarations that move to another file are not changed; what they reach is built anew")
  func moving() throws {
    var new = Self.old
    new["Rules/Gun.swift"] = "struct Gun {\n  func fire() -> Int { 1 }\n}\nstruct Shell {}\n"
    #expect(try cost(of: new) == SampleCosts.cost(1, 0, 1, 1, 0, 1))
    let moved = SourceTree(["All.swift": Self.old.files.values.sorted().joined()])
    let figures = try cost(of: moved)
    #expect(figures.declarationsChanged == 0)
    #expect(figures.filesTouched == 2 && figures.newFiles == 1)
  }

  @Test("Where the compiler's tree answers otherwise, and where nothing builds, it is not measured")
  func notMeasured() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.program("swiftc", "#!/bin/sh\necho nonsense\n")
    var new = Self.old
    new["Ship.swift"] = "struct Ship { let gun: Cannon }\n"
    let cost = try cost(of: new, environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
    #expect(cost == SampleCosts.cost(1, 0, 4, 1, nil, nil))
    #expect(CostFigure.declarationsChanged.text(of: cost) == "not measured")
    new["Ship.swift"] = "struct Ship { let gun = ( }\n"
    #expect(try self.cost(of: new).declarationsChanged == nil)
  }
}
