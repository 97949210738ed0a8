import Text

/// The nine lessons of the book in order: the only list of them in the tool.
package enum Catalogue {
  package static let lessons = [
    Lesson(
      number: 1, name: "SingleResponsibility", title: "Single responsibility", letter: "S",
      abbreviation: "srp", seam: "the ship", seamType: "Shipyard", guest: "shipyard",
      room: "SpaceGame"),
    Lesson(
      number: 2, name: "OpenClosed", title: "Open/closed", letter: "O",
      abbreviation: "ocp", seam: "what happens when two things touch", seamType: "Referee",
      guest: "referee", room: "SpaceGame"),
    Lesson(
      number: 3, name: "LiskovSubstitution", title: "Liskov substitution", letter: "L",
      abbreviation: "lsp", seam: "flight and its reports", seamType: "FlightControl",
      guest: "flightControl", room: "SpaceGame"),
    Lesson(
      number: 4, name: "InterfaceSegregation", title: "Interface segregation", letter: "I",
      abbreviation: "isp", seam: "whose turn it is to shoot, steer, collide",
      seamType: "TurnOrder", guest: "turnOrder", room: "SpaceGame"),
    Lesson(
      number: 5, name: "DependencyInversion", title: "Dependency inversion", letter: "D",
      abbreviation: "dip", seam: "the roster in layers", seamType: "RosterLayers",
      guest: "roster", room: "PlayerRoster"),
    Lesson(
      number: 6, name: "SignIn", title: "Sign-in", letter: nil,
      abbreviation: "mvvm", seam: "the sign-in screen", seamType: "SignInDesk",
      guest: "signIn", room: "PlayerRoster"),
    Lesson(
      number: 7, name: "DependencyContainer", title: "Dependencies by hand", letter: nil,
      abbreviation: "di", seam: "going from screen to screen", seamType: "FrontDoor",
      guest: "screens", room: "PlayerRoster"),
    Lesson(
      number: 8, name: "Scheduler", title: "Scheduler", letter: nil,
      abbreviation: "tick", seam: "the lobby's background refresh", seamType: "LiveRefresh",
      guest: "refresh", room: "PlayerRoster"),
    Lesson(
      number: 9, name: "Visitor", title: "Visitor", letter: nil,
      abbreviation: "visit", seam: "the lobby's table", seamType: "LobbyTables",
      guest: "tables", room: "PlayerRoster"),
  ]

  /// What the arcade consists of beside the lessons' modules: folders in `Sources`, those that use
  /// others last.
  package static let arcadeRooms = [
    "SpaceGame", "Storage", "PlayerRoster", "Text", "Terminal", "ArcadeCore",
  ]

  /// Finds the lesson that a reader means by a number, letter, abbreviation or name, in any case.
  ///
  /// A name is the one in code, the folder's or the title; spaces, hyphens, slashes and underscores
  /// do not matter.
  package static func lesson(named text: String) throws(BookError) -> Lesson {
    let wanted = key(text)
    let number = text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
    let match = lessons.first { lesson in
      let names = [lesson.abbreviation, lesson.name, lesson.folder, lesson.title]
      return lesson.number == number
        || (names + (lesson.letter.map { [String($0)] } ?? [])).contains { key($0) == wanted }
    }
    if let match { return match }
    throw .noSuchLesson(text, near: near(text))
  }

  private static func near(_ text: String) -> String? {
    let start = key(text)
    let begun = lessons.first { key($0.name).hasPrefix(start) || key($0.title).hasPrefix(start) }
    if start.count > 1, let begun { return begun.name }
    let names = lessons.flatMap { lesson in
      // The words of a title that are long enough to tell lessons apart.
      let words = lesson.title.split { " -/".contains($0) }.filter { $0.count > 3 }
      return [lesson.abbreviation, lesson.name, lesson.title].map { (text: $0, name: $0) }
        + words.map { (text: String($0), name: lesson.name) }
    }
    let nearest = Spelling.nearest(to: text, among: names.map(\.text))
    return names.first { $0.text == nearest }?.name
  }

  private static func key(_ text: String) -> String {
    text.lowercased().filter { !" -_/".contains($0) }
  }
}
