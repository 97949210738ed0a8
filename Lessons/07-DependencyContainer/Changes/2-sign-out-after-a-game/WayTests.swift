import PlayerVisit
import Testing

@MainActor
@Suite("The ways from screen to screen")
struct WayTests {
  /// Where an action leads from a screen, if it leads anywhere.
  private func destination(of action: ScreenAction, from place: Place) -> Place? {
    switch (place, action) {
    case (.signIn, .signedIn): .lobby
    case (.signIn, .leave), (.lobby, .leave): .end
    case (.lobby, .details): .details
    case (.lobby, .play), (.score, .play): .game
    case (.lobby, .signOut), (.score, .signOut): .signIn
    case (.details, .back), (.game, .back), (.score, .back): .lobby
    case (.game, .finished): .score
    default: nil
    }
  }

  /// A screen of the place, reached from the front door.
  private func screen(_ place: Place, side: Side, _ visit: TestVisit) throws -> any Screen {
    let first = side.frontDoor.firstScreen(of: visit.parts)
    return switch place {
    case .signIn, .end: first
    case .lobby: try first.after(.signedIn(.ada))
    case .details: try first.after(.signedIn(.ada), .details(.someone()))
    case .game: try first.after(.signedIn(.ada), .play)
    case .score: try first.after(.signedIn(.ada), .play, .finished(score: 20))
    }
  }

  @Test(
    "Every action leads where it should, or changes nothing",
    arguments: Side.allCases, Place.screens)
  func everyAction(side: Side, place: Place) throws {
    let actions: [ScreenAction] = [
      .signedIn(.bob), .details(try .someone()), .play, .finished(score: 30), .back, .signOut,
      .leave,
    ]
    for action in actions {
      let visit = try TestVisit()
      let screen = try screen(place, side: side, visit)
      let traces = visit.traces
      let destination = destination(of: action, from: place)

      let passage = screen.next(after: action)
      #expect(passage.place == destination ?? place, "\(action) on \(place)")
      let hasChanged = passage.screen !== screen || visit.traces != traces
      #expect(hasChanged == (destination != nil), "\(action) on \(place)")
    }
  }

  @Test(
    "A guest starts in the lobby without a sign-in, and can sign out to the sign-in screen",
    arguments: Side.allCases)
  func guest(side: Side) throws {
    let visit = try TestVisit()
    var screen = side.frontDoor.guestLobby(of: visit.parts)
    #expect(screen.lobby?.account == .guest)
    #expect(visit.traces.changes == [.welcome("Guest", visit.clock.time)])
    #expect(visit.signIns.count == 0)
    screen = try screen.after(.signOut)
    #expect(screen.place == .signIn)
    #expect([visit.rosters.alive, visit.refreshes.alive] == [0, 0])
  }

  @Test(
    "Every move to another screen makes a new screen, and each screen keeps its content",
    arguments: Side.allCases)
  func again(side: Side) throws {
    let visit = try TestVisit()
    var screens = [side.frontDoor.firstScreen(of: visit.parts)]
    let walk: [ScreenAction] = [
      .signedIn(.ada), .details(try .someone()), .back, .details(try .someone()), .back, .play,
      .back, .play, .finished(score: 5), .play, .finished(score: 6), .back, .signOut,
      .signedIn(.ada),
    ]
    for action in walk { screens.append(try #require(screens.last).after(action)) }

    #expect(Set(screens.map { ObjectIdentifier($0) }).count == screens.count)
    let signIns = screens.compactMap(\.signIn)
    #expect(Set(signIns.map { ObjectIdentifier($0) }).count == 2)
    #expect(screens.allSatisfy { $0.lobby === $0.lobby && $0.signIn === $0.signIn })
  }

  @Test("The sign-in gets the visit's service and log", arguments: Side.allCases)
  func signInParts(side: Side) throws {
    let visit = try TestVisit()
    let parts = visit.parts
    _ = side.frontDoor.firstScreen(of: parts)
    #expect(visit.signIns.services.map(\.hint) == [TestVisit.service.hint])
    #expect(visit.signIns.logs.map { $0 as AnyObject === parts.log as AnyObject } == [true])
  }

  @Test(
    "Leaving the sign-in screen cancels its request once, and signing in cancels nothing",
    arguments: Side.allCases)
  func leavingCancels(side: Side) throws {
    let cancellations = try [ScreenAction.leave, .signedIn(.ada)].map { action in
      let visit = try TestVisit()
      let first = side.frontDoor.firstScreen(of: visit.parts)
      _ = first.next(after: action)
      return visit.traces.cancellations
    }
    #expect(cancellations == [[1], [0]])
  }
}
