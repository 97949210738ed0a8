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
    #expect(sides[.tables] == .after)
    #expect(
      sides.description
        == "1=before,2=after,3=before,4=after,5=after,6=after,7=after,8=after,9=after")
    #expect(try Sides(sides.description) == sides)
  }

  @Test(
    "Each of the nine lessons can be named by its number",
    arguments: [
      (1, Seam.shipyard), (2, .referee), (3, .flightControl), (4, .turnOrder), (5, .roster),
      (6, .signIn), (7, .screens), (8, .refresh), (9, .tables),
    ])
  func numbers(_ number: Int, _ seam: Seam) throws {
    let sides = try Sides("\(number)=before")
    #expect(Seam.allCases.filter { sides[$0] == .before } == [seam])
  }

  @Test("The game has the first four seams, the visit around it the other five")
  func halves() {
    #expect(Seam.ofGame.map(\.rawValue) == [1, 2, 3, 4])
    #expect(Seam.ofVisit.map(\.rawValue) == [5, 6, 7, 8, 9])
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
      ("10=before", .noSuchSeam("10")),
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
      ArcadeError.noSuchSeam("10").description
        == "--sides names lessons by their numbers, 1 to 9; not “10”.")
    #expect(
      ArcadeError.seamTwice(1).description
        == "--sides names lesson 1 twice: choose one side for it.")
  }
}
