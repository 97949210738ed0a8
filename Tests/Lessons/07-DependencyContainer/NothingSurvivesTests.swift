import PlayerVisit
import Testing

@MainActor
@Suite("What is left of a user who signed out")
struct NothingSurvivesTests {
  /// Where a user goes between sign-in and sign-out; each walk ends in the lobby.
  nonisolated static let walks: [[ScreenAction]] = [
    [],
    [.play, .back],
    [.play, .finished(score: 30), .play, .finished(score: 40), .back],
  ]

  /// Walks from a screen, and holds no screen but the current one.
  private func walk(_ actions: [ScreenAction], from screen: consuming any Screen) throws -> (
    any Screen, [Weak<AnyObject>]
  ) {
    var current = screen
    var seen: [Weak<AnyObject>] = []
    for action in actions {
      current = try current.after(action)
      seen.append(Weak(object: current as AnyObject))
      if let lobby = current.lobby { seen.append(Weak(object: lobby)) }
    }
    return (current, seen)
  }

  /// Whether a user's name can be found anywhere in what a screen holds.
  private func names(_ nickname: String, in screen: any Screen) -> Bool {
    var text = ""
    dump(screen, to: &text)
    return text.contains("\"\(nickname)\"")
  }

  @Test(
    "After sign-out, nothing that belongs to the user is kept in memory", arguments: Side.allCases,
    walks)
  func nothing(side: Side, walk: [ScreenAction]) throws {
    for end in [ScreenAction.signOut, .leave] {
      let visit = try TestVisit(["Rex": 300])
      // This test holds only one screen throughout: the first, which has nothing of the user.
      let first = side.frontDoor.firstScreen(of: visit.parts)
      var (lobby, seen): ((any Screen)?, [Weak<AnyObject>]) = try self.walk(
        [.signedIn(.ada), .details(.someone()), .back] + walk, from: first)
      #expect(visit.rosters.alive == 1 && seen.contains { $0.object === lobby })
      #expect(lobby.map { names("Ada", in: $0) } == true)

      let last = lobby?.next(after: end).screen
      lobby = nil
      #expect(seen.count { $0.object != nil } == 0)
      #expect([visit.rosters.alive, visit.refreshes.alive] == [0, 0])
      #expect([first, last ?? first].map { names("Ada", in: $0) } == [false, false])
    }
  }

  @Test(
    "Every way out of the signed-in screens ends the user's session",
    arguments: Side.allCases)
  func anyWayOut(side: Side) throws {
    let ways: [[ScreenAction]] = [
      [], [.details(try .someone())], [.play], [.play, .finished(score: 30)],
    ]
    for way in ways {
      for action in [ScreenAction.back, .signOut, .leave] {
        let visit = try TestVisit()
        var screen: (any Screen)? = try walk(
          [.signedIn(.ada)] + way, from: side.frontDoor.firstScreen(of: visit.parts)
        ).0
        let passage = screen?.next(after: action)
        screen = nil
        let isOut = passage?.place == .signIn || passage?.place == .end
        #expect(visit.rosters.alive == (isOut ? 0 : 1), "\(action) after \(way)")
      }
    }
  }

  @Test("Only the current screen is kept in memory", arguments: Side.allCases)
  func onlyCurrent(side: Side) throws {
    let visit = try TestVisit()
    let (current, seen) = try walk(
      [.signedIn(.ada), .play, .finished(score: 10), .play, .back, .details(.someone()), .back],
      from: side.frontDoor.firstScreen(of: visit.parts))
    #expect(seen.count { $0.object is any Screen } == 1)
    #expect(visit.signIns.alive.count == 0 && visit.refreshes.alive == 1)
    #expect(current.place == .lobby)
  }

  @Test(
    "The next user's lobby, score and details are not the previous user's", arguments: Side.allCases
  )
  func nextUser(side: Side) throws {
    let visit = try TestVisit()
    let bobs = try side.frontDoor.firstScreen(of: visit.parts).after(
      .signedIn(.ada), .play, .finished(score: 70), .back, .signOut, .signedIn(.bob))
    #expect(bobs.lobby?.account == .bob && bobs.lobby?.content.own == 2)
    let game = try bobs.after(.play)
    #expect(game.invitation == GameInvitation(nickname: "Bob", highScore: 70))
    let card = try game.after(.finished(score: 40)).card
    #expect(card == ScoreCard(nickname: "Bob", score: 40, best: 40, isNewBest: true))
    let ada = try #require(try visit.ledger.player("Ada"))
    let details = try bobs.after(.details(ada)).details
    #expect(details?.isOwn == false && ada.bestScore == 70)
  }

  @Test("Nothing typed at one sign-in appears at the next", arguments: Side.allCases)
  func emptyForm(side: Side) throws {
    let first = try side.frontDoor.firstScreen(of: TestVisit().parts)
    _ = first.signIn?.press(.character("a"))
    let again = try first.after(.signedIn(.ada), .signOut)
    #expect((again.signIn as? SilentSignIn)?.keys == [])
  }

  @Test("Two visits at the same time do not affect each other", arguments: Side.allCases)
  func twoVisits(side: Side) throws {
    let visit = try TestVisit()
    let door = side.frontDoor
    let adas = try door.firstScreen(of: visit.parts).after(.signedIn(.ada))
    let bobs = try door.firstScreen(of: visit.parts).after(.signedIn(.bob))
    _ = try bobs.after(.signOut)
    let invitation = try adas.after(.play).invitation
    #expect(invitation?.nickname == "Ada")
  }
}
