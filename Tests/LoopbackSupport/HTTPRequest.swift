import Foundation

/// A request as it arrived.
public struct HTTPRequest: Sendable {
  public let method: String
  /// The path of the request, such as `/sign-in`.
  public let target: String
  /// The lines of the head, each as a lower-case name and its value.
  public let headers: [String: String]
  public let body: [UInt8]

  public var text: String { String(decoding: body, as: UTF8.self) }

  /// Reads a request to its end; `nil` if there is none.
  ///
  /// - Parameter read: Returns the next bytes, and none at the end.
  init?(reading read: () -> [UInt8]) {
    var bytes: [UInt8] = []
    func readMore() -> Bool {
      let more = read()
      bytes += more
      return !more.isEmpty
    }
    let end = Array("\r\n\r\n".utf8)
    while !bytes.contains(end) {
      guard readMore() else { return nil }
    }
    guard let boundary = bytes.firstRange(of: end) else { return nil }
    let head = String(decoding: bytes[..<boundary.lowerBound], as: UTF8.self)
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while bytes.count < boundary.upperBound + length {
      guard readMore() else { return nil }
    }
    body = Array(bytes[boundary.upperBound...])
  }
}
