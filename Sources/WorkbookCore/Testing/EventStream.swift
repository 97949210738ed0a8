import Foundation

/// What Swift Testing writes about a run, a JSON object on each line: version 0 of its event
/// stream, which every toolchain since 6.0 writes and which survives a crash of the tests.
enum EventStream {
  /// A line of the stream.
  enum Record: Equatable {
    case test(Test)
    case event(Event)
  }

  struct Test: Decodable, Equatable {
    let id: String
    /// `function` or `suite`.
    let kind: String
    /// As written in the source, such as `lives(side:)`.
    let name: String
    let displayName: String?
    let isParameterized: Bool?
    /// The calls that are planned; nil for a test without arguments, and for one left out.
    let cases: [Case]?
    let sourceLocation: Location

    enum CodingKeys: String, CodingKey {
      case id, kind, name, displayName, isParameterized, sourceLocation
      case cases = "_testCases"
    }

    /// The display name, or else the function's own: a raw identifier reads as a sentence too.
    var sentence: String {
      if let displayName { return displayName }
      let name = name.prefix { $0 != "(" }
      return String(name.first == "`" ? name.dropFirst().dropLast() : name)
    }
  }

  struct Event: Decodable, Equatable {
    /// Such as `testStarted`, `testCaseEnded`, `issueRecorded`, `runEnded`.
    let kind: String
    let testID: String?
    let testCase: Case?
    let issue: Issue?
    let messages: [Message]

    enum CodingKeys: String, CodingKey {
      case kind, testID, issue, messages
      case testCase = "_testCase"
    }
  }

  /// One call of a test with certain arguments.
  struct Case: Decodable, Equatable {
    /// Its arguments, separated by commas, such as `before, 2`.
    let displayName: String
  }

  struct Issue: Decodable, Equatable {
    let isKnown: Bool
    let sourceLocation: Location?
  }

  struct Message: Decodable, Equatable {
    /// Such as `fail`, `passWithKnownIssue`, `warning`, `details`.
    let symbol: String
    let text: String
  }

  struct Location: Decodable, Equatable {
    /// The module and the file, such as `OpenClosedTests/BlastTests.swift`.
    let fileID: String
    let path: String?
    let line: Int

    enum CodingKeys: String, CodingKey {
      case fileID, line
      case path = "_filePath"
    }
  }

  /// The records in a stream; a line that is cut off, as a crash may leave one, or of a kind that
  /// is not known is passed over.
  static func records(in data: Data) -> [Record] {
    data.split(separator: UInt8(ascii: "\n")).compactMap { line in
      (try? JSONDecoder().decode(Envelope.self, from: line))?.record
    }
  }

  private struct Envelope: Decodable {
    let record: Record?

    enum CodingKeys: CodingKey { case kind, payload }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      record =
        switch try values.decode(String.self, forKey: .kind) {
        case "test": .test(try values.decode(Test.self, forKey: .payload))
        case "event": .event(try values.decode(Event.self, forKey: .payload))
        default: nil
        }
    }
  }
}
