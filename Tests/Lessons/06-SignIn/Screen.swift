import PlayerVisit

/// A sign-in screen of one version, what it shows, and what it writes into its log.
@MainActor
final class Screen {
  let signIn: any SigningIn
  let log = RecordingLog()
  private let shown = ShownPictures()

  /// - Parameter email: Typed into its field, like the password; the focus ends on the button.
  init(
    _ side: Side, to service: AccountService, email: String = "coolman@example.org",
    password: String = "shipshape"
  ) {
    signIn = side.desk.makeSignIn(to: service, log: log, show: shown.show)
    type(email)
    press(.next)
    type(password)
    press(.next)
  }

  /// Everything that has been shown so far.
  var pictures: [FormPicture] { shown.pictures }
  /// Every picture that differs from the one before it.
  var seen: [FormPicture] {
    pictures.enumerated().filter { $0 == 0 || pictures[$0 - 1] != $1 }.map(\.element)
  }
  var picture: FormPicture { shown.pictures[shown.pictures.count - 1] }
  /// The news of the sign-in, with its tint.
  var news: News { News(picture.news, picture.tint) }
  var email: String { picture.fields[0].text }
  /// How many characters the password has.
  var passwordLength: Int { picture.fields[1].text.count }
  /// Where keys go: 0 is the e-mail, 1 the password, 2 the button; nil is nowhere.
  var focus: Int? {
    picture.fields.firstIndex(where: \.isFocused) ?? (picture.isButtonFocused ? 2 : nil)
  }

  /// - Returns: Whether the screen took the last key.
  @discardableResult
  func press(_ keys: FormKey...) -> Bool {
    var isTaken = false
    for key in keys { isTaken = signIn.press(key) }
    return isTaken
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Moves the focus forward to a place.
  func go(to place: Int) {
    for _ in 0..<2 where focus != place { press(.next) }
  }

  /// Presses the button.
  func send() {
    go(to: 2)
    press(.enter)
  }

  /// Presses the button, and waits for the result.
  func submit() async {
    send()
    await answered()
  }

  /// Waits until no request is under way, as far as the pictures tell.
  func answered() async { await shown.answered() }
}

extension StubService {
  /// Waits until the released reply has arrived, and with it any request that it causes. A
  /// session delivers its answers one after another, so this sends other requests and waits for
  /// their answers.
  @MainActor
  func settle(_ side: Side) async throws {
    for _ in 1...3 {
      let other = try StubService(StubService.welcome, through: session)
      await Screen(side, to: other.service).submit()
      for _ in 0..<20 { await Task.yield() }
    }
  }
}

/// The news of a sign-in.
struct News: Hashable {
  let sentence: String
  let tint: Tint

  init(_ sentence: String = "", _ tint: Tint = .plain) {
    self.sentence = sentence
    self.tint = tint
  }

  static let sending = News("Signing in …")
  static func alert(_ sentence: String) -> News { News(sentence, .warning) }
  static func welcome(_ greeting: String) -> News { News(greeting, .accent) }
}

/// Keeps the pictures of a screen.
@MainActor
final class ShownPictures {
  private(set) var pictures: [FormPicture] = []
  private var waiting: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  func show(_ picture: FormPicture) {
    pictures.append(picture)
    guard !isSending else { return }
    waiting?.resume()
    waiting = nil
  }

  func answered() async {
    guard isSending else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  private var isSending: Bool { pictures.last?.help == .underWay }
}
