import Foundation

/// Lines of an event stream, field for field as Swift Testing 6.3.1 writes them, without the fields
/// that we do not read.
enum EventLines {
  static func suite(_ name: String, _ title: String) -> String {
    line(
      "test", field("displayName", title), field("id", "ShipTests.\(name)"),
      field("kind", "suite"), field("name", name), location("A.swift", 1))
  }

  /// - Parameter title: Its display name, if it has one.
  static func test(
    _ name: String, _ title: String? = nil, _ file: String = "A.swift", _ line: Int = 1,
    cases: [String]? = nil
  ) -> String {
    let planned = cases.map { names in
      "\"_testCases\":[\(names.map { "{\"displayName\":\"\($0)\"}" }.joined(separator: ","))]"
    }
    let function = name.split(separator: "/").last.map(String.init)
    return self.line(
      "test", planned, field("displayName", title), field("id", "ShipTests.\(name)"),
      "\"isParameterized\":\(cases != nil)", field("kind", "function"), field("name", function),
      location(file, line))
  }

  static func event(
    _ kind: String, _ name: String? = nil, case arguments: String? = nil
  ) -> String {
    line(
      "event", testCase(arguments), field("kind", kind), "\"messages\":[]",
      field("testID", name.map { "ShipTests.\($0)" }))
  }

  static func issue(
    _ name: String, case arguments: String? = nil, _ texts: [String] = ["wrong"],
    isKnown: Bool = false, symbol: String = "fail"
  ) -> String {
    let messages = texts.enumerated().map { index, text in
      "{\"symbol\":\"\(index == 0 ? symbol : "details")\",\"text\":\"\(text)\"}"
    }.joined(separator: ",")
    return line(
      "event", testCase(arguments), "\"issue\":{\"isKnown\":\(isKnown),\(location("A.swift", 9))}",
      field("kind", "issueRecorded"), "\"messages\":[\(messages)]",
      field("testID", "ShipTests.\(name)"))
  }

  static func data(_ lines: [String]) -> Data { Data(lines.map { $0 + "\n" }.joined().utf8) }

  private static func line(_ kind: String, _ fields: String?...) -> String {
    let payload = fields.compactMap { $0 }.joined(separator: ",")
    return "{\"kind\":\"\(kind)\",\"payload\":{\(payload)},\"version\":0}"
  }

  private static func field(_ name: String, _ text: String?) -> String? {
    text.map { "\"\(name)\":\"\($0)\"" }
  }

  private static func testCase(_ arguments: String?) -> String? {
    arguments.map { "\"_testCase\":{\"displayName\":\"\($0)\",\"id\":\"x\"}" }
  }

  private static func location(_ file: String, _ line: Int) -> String {
    "\"sourceLocation\":{\"_filePath\":\"/book/Tests/Ships/\(file)\",\"column\":4,"
      + "\"fileID\":\"ShipTests/\(file)\",\"line\":\(line)}"
  }
}
