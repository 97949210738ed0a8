import Shell

/// Why a request cannot be used.
enum RequestError: ReaderError, Hashable {
  case lacks(String)
  case notOneTestFile(String)
  case lacksWords(String, String)
  case doesNotFit(String, String)
  case badName(String)
  case noSuchRequest(String, lesson: Int, known: [String])

  var isWrongUsage: Bool {
    switch self {
    case .noSuchRequest, .badName: true
    default: false
    }
  }
}

extension RequestError: CustomStringConvertible {
  var description: String {
    switch self {
    case .lacks(let path): "There is no \(path)."
    case .notOneTestFile(let path):
      "There has to be one file …Tests.swift in \(path), with all the new tests."
    case .lacksWords(let path, let words): "\(path) has no line “\(words)”."
    case .doesNotFit(let path, let reason): "\(path) does not fit: \(reason)."
    case .badName(let name):
      "A request's name has small letters, digits and single hyphens, not \(name.quotedForReader)."
    case .noSuchRequest(let name, let lesson, let known):
      known.isEmpty
        ? "Lesson \(lesson) has no requests."
        : "Lesson \(lesson) has no request \(name.quotedForReader): there are \(known.joined(separator: ", "))."
    }
  }
}
