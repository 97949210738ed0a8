import Testing

@testable import ArcadeCore

@Suite("Choosing sides")
struct SidesTests {
  @Test("One word plugs the same side in everywhere")
  func words() throws {
    #expect(try Sides("before") == Sides(all: .before))
    #expect(try Sides("after") == Sides(all: .after))
    #expect(try Sides("all before") == Sides(all: .before))
    #expect(try Sides("all after") == Sides(all: .after))
  }

  @Test("Single choices leave the other lessons after")
  func choices() throws {
    let sides = try Sides("1=before,3=before,4=after")
    #expect(sides[.shipyard] == .before)
    #expect(sides[.referee] == .after)
    #expect(sides[.flightControl] == .before)
    #expect(sides[.turnOrder] == .after)
    #expect(sides.description == "1=before,2=after,3=before,4=after")
    #expect(try Sides(sides.description) == sides)
  }

  @Test(
    "A choice that makes no sense is told",
    arguments: [
      ("sideways", ArcadeError.sides("sideways")),
      ("", .sides("")),
      ("all", .sides("all")),
      ("1=before,", .sides("1=before,")),
      ("1=both", .sides("1=both")),
      ("1", .sides("1")),
      ("5=before", .noSuchSeam("5")),
      ("0=before", .noSuchSeam("0")),
      ("srp=before", .noSuchSeam("srp")),
      ("1=before,1=before", .seamTwice(1)),
    ])
  func nonsense(_ text: String, _ error: ArcadeError) {
    #expect(throws: error) { try Sides(text) }
  }

  @Test("Each error is one sentence that says what to do")
  func sentences() {
    #expect(
      ArcadeError.sides("x").description
        == "--sides takes before, after, or choices such as 1=after,3=before; not “x”.")
    #expect(
      ArcadeError.noSuchSeam("5").description
        == "--sides names lessons by their numbers, 1 to 4; not “5”.")
    #expect(
      ArcadeError.seamTwice(1).description
        == "--sides names lesson 1 twice: choose one side for it.")
  }
}
