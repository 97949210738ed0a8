import Foundation

/// What Swift Testing writes about a run, one JSON object per line: version 0 of its event stream,
/// which every toolchain since 6.0 writes and which survives a crash of the tests.
package enum EventStream {
  /// A line of the stream.
  package enum Record: Hashable, Sendable {
    case test(Test)
    case event(Event)
  }

  package struct Test: Decodable, Hashable, Sendable {
    package let id: String
    /// `function` or `suite`.
    package let kind: String
    /// As written in the source, such as `lives(side:)`.
    package let name: String
    package let displayName: String?
    package let isParameterized: Bool?
    /// The planned calls; nil for a test without arguments or one that is skipped.
    package let cases: [Case]?
    package let sourceLocation: Location

    enum CodingKeys: String, CodingKey {
      case id, kind, name, displayName, isParameterized, sourceLocation
      case cases = "_testCases"
    }

    /// The display name, or else the function's name: a raw identifier reads as a sentence too.
    package var sentence: String {
      if let displayName { return displayName }
      let name = name.prefix { $0 != "(" }
      return String(name.first == "`" ? name.dropFirst().dropLast() : name)
    }
  }

  package struct Event: Decodable, Hashable, Sendable {
    /// Such as `testStarted`, `testCaseEnded`, `issueRecorded`, `runEnded`.
    package let kind: String
    package let testID: String?
    package let testCase: Case?
    package let issue: Issue?
    package let messages: [Message]

    enum CodingKeys: String, CodingKey {
      case kind, testID, issue, messages
      case testCase = "_testCase"
    }
  }

  /// One call of a test with specific arguments.
  package struct Case: Decodable, Hashable, Sendable {
    /// Its arguments, separated by commas, such as `before, 2`.
    package let displayName: String
  }

  package struct Issue: Decodable, Hashable, Sendable {
    package let isKnown: Bool
    package let sourceLocation: Location?
  }

  package struct Message: Decodable, Hashable, Sendable {
    /// Such as `fail`, `passWithKnownIssue`, `warning`, `details`.
    package let symbol: String
    package let text: String
  }

  package struct Location: Decodable, Hashable, Sendable {
    /// The module and the file, such as `OpenClosedTests/BlastTests.swift`.
    package let fileID: String
    package let path: String?
    package let line: Int

    enum CodingKeys: String, CodingKey {
      case fileID, line
      case path = "_filePath"
    }
  }

  /// The records in a stream, without lines that are of an unknown kind or cut off by a crash.
  package static func records(in data: Data) -> [Record] {
    data.split(separator: UInt8(ascii: "\n")).compactMap { record(in: $0) }
  }

  static func record(in line: Data) -> Record? {
    (try? JSONDecoder().decode(Envelope.self, from: line))?.record
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
