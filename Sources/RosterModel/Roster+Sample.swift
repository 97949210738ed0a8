extension Roster {
  /// Ten players who have not played yet, for experiments.
  public static let sample: Roster = {
    let nicknames = [
      "CoolMan", "SeriouslyStuff1022", "ThornSkillex45", "SrPensionao", "DaromDalashim",
      "ItzWatEver90", "ZMilof332", "Esperpento43531", "HereYourDead102", "AnotherGuyProgrammer",
    ]
    var roster = Roster()
    do {
      for nickname in nicknames { try roster.add(Nickname(nickname)) }
    } catch {
      preconditionFailure("The sample must follow the rules: \(error)")
    }
    return roster
  }()
}
