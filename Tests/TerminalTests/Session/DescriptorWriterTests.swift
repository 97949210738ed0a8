import Foundation
import Testing

@testable import Terminal

@Suite("Writing to a slow terminal")
struct DescriptorWriterTests {
  @Test("Long text arrives in full at a slow reader, and a failure has its number")
  func slowReader() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { for end in ends { close(end) } }
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "0123456789", count: 30_000)
    let received = Task.detached {
      var bytes: [UInt8] = []
      while bytes.count < text.utf8.count {
        var buffer: [UInt8] = Array(repeating: 0, count: 50_000)
        let count = read(reader, &buffer, buffer.count)
        bytes += buffer.prefix(max(0, count))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(DescriptorWriter.send(text, to: writer) == 0)
    #expect(await received.value == text)
    #expect(["x", ""].map { DescriptorWriter.send($0, to: -1) } == [EBADF, 0])
  }
}
