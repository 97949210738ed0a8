/// Finds what a reader's machine lacks for the katas.
struct Doctor: Sendable {
  /// What is known of the machine.
  struct Symptoms: Hashable, Sendable {
    /// What `swift --version` prints; nil where there is none.
    var swift: String?
    /// The version that the book's package asks for, such as `6.2`.
    var neededSwift: String
    /// What `git --version` prints; nil where there is none.
    var git: String?
    /// Bytes that are free for katas; nil where the system does not tell.
    var freeBytes: Int64?
    var katas: Home
    var isTerminal: Bool
    var columns: Int?
    var rows: Int?
    var usesColor: Bool
    /// Whether the locale is one of UTF-8.
    var isUTF8: Bool
  }

  /// What there is of the folder of all katas.
  enum Home: Hashable, Sendable {
    /// It is there or can be made, and written.
    case open
    /// It is not there, and the book's folder cannot be written.
    case notMade
    /// It is there, and cannot be written.
    case locked
    /// There is a file in its place.
    case noFolder
  }

  /// One thing that was looked at.
  struct Finding: Hashable, Sendable {
    let sentence: String
    var isWell = true
    /// Whether the katas do not work without it.
    var isNeeded = true

    static func missing(_ sentence: String) -> Finding {
      Finding(sentence: sentence, isWell: false)
    }

    static func inconvenient(_ sentence: String) -> Finding {
      Finding(sentence: sentence, isWell: false, isNeeded: false)
    }
  }

  /// A kata with what is built for it takes a quarter of this. In bytes.
  static let neededBytes: Int64 = 1 << 30

  let symptoms: Symptoms

  var findings: [Finding] {
    [swift, git, disk, folder] + terminal
  }

  private var swift: Finding {
    let needed = symptoms.neededSwift
    guard let text = symptoms.swift else {
      return .missing("There is no Swift: get version \(needed) or later from swift.org/install.")
    }
    guard let version = Doctor.version(in: text) else {
      return .missing(
        "`swift --version` names no version: get \(needed) or later from swift.org/install.")
    }
    guard Doctor.isVersion(version, atLeast: needed) else {
      return .missing(
        "Swift \(version) is too old: get version \(needed) or later from swift.org/install.")
    }
    return Finding(sentence: "Swift \(version).")
  }

  private var git: Finding {
    guard let text = symptoms.git else {
      return .missing("There is no git, which compares versions: get it from git-scm.com.")
    }
    return Finding(sentence: "Git \(Doctor.version(in: text) ?? "of some version").")
  }

  private var disk: Finding {
    guard let bytes = symptoms.freeBytes else {
      return .inconvenient("The free disk space is unknown: see that there is 1 GB for each kata.")
    }
    let amount = Doctor.gigabytes(bytes)
    return bytes < Doctor.neededBytes
      ? .missing("Only \(amount) GB of disk are free: make room for 1 GB.")
      : Finding(sentence: "\(amount) GB of disk are free.")
  }

  private var folder: Finding {
    switch symptoms.katas {
    case .open: Finding(sentence: "Katas can be made in the book's folder.")
    case .notMade:
      .missing("The book's folder cannot be written: clone the book to a folder of your own.")
    case .locked:
      .missing(
        "Katas cannot be written: see that it is yours, and `chmod -R u+w Katas`.")
    case .noFolder: .missing("Katas is a file where a folder has to be: give it another name.")
    }
  }

  private var terminal: [Finding] {
    guard symptoms.isTerminal else {
      return [.inconvenient("This is no terminal: run it in one to have that looked at, too.")]
    }
    return [size, color, text]
  }

  private var size: Finding {
    guard let columns = symptoms.columns, let rows = symptoms.rows else {
      return .inconvenient("The size of the terminal is unknown: set COLUMNS to its width.")
    }
    return columns < 80 || rows < 24
      ? .inconvenient(
        "The terminal has \(columns) columns and \(rows) rows: make it 80 by 24 or larger.")
      : Finding(sentence: "The terminal has \(columns) columns and \(rows) rows.")
  }

  private var color: Finding {
    symptoms.usesColor
      ? Finding(sentence: "The terminal shows colours.")
      : .inconvenient("There are no colours: unset NO_COLOR, and see that TERM is not “dumb”.")
  }

  private var text: Finding {
    symptoms.isUTF8
      ? Finding(sentence: "The terminal is told to show UTF-8.")
      : .inconvenient("The locale is not of UTF-8: set LANG to one that ends in .UTF-8.")
  }

  /// The first number with a point in a program's words, such as `6.3.1`.
  static func version(in text: String) -> String? {
    text.firstMatch(of: #/\d+(\.\d+)+/#).map { String($0.output.0) }
  }

  static func isVersion(_ version: String, atLeast least: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split(separator: ".").compactMap { Int($0) } }
    let (found, needed) = (numbers(version), numbers(least))
    for index in 0..<max(found.count, needed.count) {
      let one = index < found.count ? found[index] : 0
      let other = index < needed.count ? needed[index] : 0
      if one != other { return one > other }
    }
    return true
  }

  /// Gigabytes with one digit behind the point, never more than there are.
  private static func gigabytes(_ bytes: Int64) -> String {
    let tenths = (max(0, bytes) * 10) >> 30
    return "\(tenths / 10).\(tenths % 10)"
  }
}
