import PlayerRoster
import SpaceGame
import Terminal

@testable import ArcadeCore

/// A display on which somebody presses keys without looking, and which keeps what is shown.
///
/// Nobody presses a key while an answer is awaited, and only the last picture of that time is kept:
/// how long it takes is left to chance.
final class RandomKeys: Display {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab, .enter, .enter,
    .enter, .escape, .backspace, .delete, .character(" "), .character(" "), .character("p"),
    .character("p"), .character("o"), .character("q"), .character("한"), .character("@"),
    .control("u"), .control("d"),
  ]
  private static let people = ["CoolMan", "Zoë", "refused", "garbled", "silent"]

  let size = Size(columns: 80, rows: 24)
  private(set) var now = Duration.zero
  private(set) var pictures: [Canvas] = []
  /// What was shown while an answer was awaited: the answer, or what the next picture replaces.
  private var held: Canvas?
  private var generator: SeededGenerator
  /// Whether there are keys that were not pressed yet.
  var hasKeys: Bool { keysLeft > 0 }
  private var keysLeft: Int
  private var pressed: ArraySlice<Key> = []
  private let signInMaker: WatchedSignInMaker

  init(seed: UInt64, count: Int, signInMaker: WatchedSignInMaker) {
    generator = SeededGenerator(seed: seed)
    keysLeft = count
    self.signInMaker = signInMaker
  }

  func show(_ canvas: Canvas) {
    held = canvas
    if !isAwaitingAnswer { keep() }
  }

  private func keep() {
    if let held, held != pictures.last { pictures.append(held) }
    held = nil
  }

  func close() {}

  func wait(milliseconds: Int) -> [SessionEvent] {
    if isAwaitingAnswer { return patience() }
    keep()
    now += .milliseconds(milliseconds)
    guard keysLeft > 0 else { return [.interrupted(.hangUp)] }
    keysLeft -= 1
    if pressed.isEmpty { pressed = draw()[...] }
    return pressed.popFirst().map { [.key($0)] } ?? []
  }

  private var isAwaitingAnswer: Bool {
    MainActor.assumeIsolated { [signInMaker] in signInMaker.isAwaitingAnswer }
  }

  /// One who never answers is cancelled.
  private func patience() -> [SessionEvent] {
    MainActor.assumeIsolated { [signInMaker] in signInMaker.isAwaitingSilence }
      ? [.key(.escape)] : []
  }

  /// A key, no key for a moment, or all that it takes to sign in.
  private func draw() -> [Key] {
    switch generator.draw(below: 10) {
    case 0...2: return []
    case 3:
      let name = RandomKeys.people[generator.draw(below: RandomKeys.people.count)]
      let words = ["\(name)@a", "secret"].map { $0.map { Key.character($0) } + [.enter] }
      return words.flatMap { $0 }
    default: return [RandomKeys.keys[generator.draw(below: RandomKeys.keys.count)]]
    }
  }
}

/// A sign-in signInMaker that knows whether an answer is awaited.
@MainActor
final class WatchedSignInMaker: SignInMaking {
  private let signInMaker: any SignInMaking
  fileprivate var sending: [any SigningIn] = []

  nonisolated init(_ signInMaker: any SignInMaking) {
    self.signInMaker = signInMaker
  }

  var isAwaitingAnswer: Bool { !sending.isEmpty }
  var isAwaitingSilence: Bool {
    sending.contains { $0.form.status == .sending && $0.form.email.hasPrefix("silent") }
  }

  func makeSignIn(to service: AccountService, log: any LogWriting) -> any SigningIn {
    Watched(signInMaker.makeSignIn(to: service, log: log), by: self)
  }

  private final class Watched: SigningIn {
    private let signIn: any SigningIn
    private let signInMaker: WatchedSignInMaker

    init(_ signIn: any SigningIn, by signInMaker: WatchedSignInMaker) {
      self.signIn = signIn
      self.signInMaker = signInMaker
    }

    var form: SignInForm { signIn.form }
    func type(email: String) { signIn.type(email: email) }
    func type(password: String) { signIn.type(password: password) }
    func cancel() { signIn.cancel() }

    func submit() async {
      signInMaker.sending.append(signIn)
      await signIn.submit()
      signInMaker.sending.removeAll { $0 === signIn }
    }
  }
}
