import Foundation

/// Lines of an event stream, field for field as Swift Testing 6.3.1 writes them, without those
/// fields that nobody reads.
enum EventLines {
  static let folder = "/book/Tests/Ships"

  static func suite(_ name: String, _ title: String) -> String {
    """
    {"kind":"test","payload":{"displayName":"\(title)","id":"ShipTests.\(name)","kind":"suite",\
    "name":"\(name)",\(location("A.swift", 1))},"version":0}
    """
  }

  /// - Parameter title: Its display name, if it has one.
  static func test(
    _ name: String, _ title: String? = nil, _ file: String = "A.swift", _ line: Int = 1,
    cases: [String]? = nil
  ) -> String {
    let title = title.map { "\"displayName\":\"\($0)\"," } ?? ""
    let planned = cases.map { names in
      "\"_testCases\":["
        + names.map { "{\"displayName\":\"\($0)\",\"id\":\"x\"}" }.joined(separator: ",") + "],"
    }
    return """
      {"kind":"test","payload":{\(planned ?? "")\(title)"id":"ShipTests.\(name)",\
      "isParameterized":\(cases != nil),"kind":"function",\
      "name":"\(name.split(separator: "/").last ?? "")",\(location(file, line))},"version":0}
      """
  }

  static func event(_ kind: String, _ name: String? = nil, case arguments: String? = nil) -> String
  {
    let subject = name.map { ",\"testID\":\"ShipTests.\($0)\"" } ?? ""
    return """
      {"kind":"event","payload":{\(testCase(arguments))"instant":{"absolute":1,"since1970":2},\
      "kind":"\(kind)","messages":[]\(subject)},"version":0}
      """
  }

  static func issue(
    _ name: String, case arguments: String? = nil, _ texts: [String] = ["wrong"],
    isKnown: Bool = false, symbol: String = "fail"
  ) -> String {
    let messages = texts.enumerated().map { index, text in
      "{\"symbol\":\"\(index == 0 ? symbol : "details")\",\"text\":\"\(text)\"}"
    }.joined(separator: ",")
    return """
      {"kind":"event","payload":{\(testCase(arguments))"issue":{"isKnown":\(isKnown),\
      \(location("A.swift", 9))},"kind":"issueRecorded","messages":[\(messages)],\
      "testID":"ShipTests.\(name)"},"version":0}
      """
  }

  static func data(_ lines: [String]) -> Data { Data(lines.map { $0 + "\n" }.joined().utf8) }

  private static func testCase(_ arguments: String?) -> String {
    arguments.map { "\"_testCase\":{\"displayName\":\"\($0)\",\"id\":\"x\"}," } ?? ""
  }

  private static func location(_ file: String, _ line: Int) -> String {
    """
    "sourceLocation":{"_filePath":"\(folder)/\(file)","column":4,"fileID":"ShipTests/\(file)",\
    "line":\(line)}
    """
  }
}
