import Foundation
import Testing

@testable import Terminal

@Suite("Writing to a slow terminal")
struct DescriptorWriterTests {
  @Test("Long text arrives in full at a slow reader, and a closed pipe is noticed")
  func slowReader() async throws {
    signal(SIGPIPE) { _ in }
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(writer) }
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    // If a program started by another test held the reader open, the pipe would not break.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let text = String(repeating: "0123456789", count: 30_000)
    let received = Task.detached {
      var bytes: [UInt8] = []
      while bytes.count < text.utf8.count {
        var buffer: [UInt8] = Array(repeating: 0, count: 50_000)
        let count = read(reader, &buffer, buffer.count)
        bytes += buffer.prefix(max(0, count))
      }
      close(reader)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(DescriptorWriter.send(text, to: writer) == 0)
    #expect(await received.value == text)
    #expect(["x", ""].map { DescriptorWriter.send($0, to: writer) } == [EPIPE, 0])
  }
}
