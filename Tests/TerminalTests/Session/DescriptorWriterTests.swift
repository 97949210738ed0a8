import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Descriptor writer")
struct DescriptorWriterTests {
  private let text = String(repeating: "0123456789", count: 30_000)

  /// A pipe that takes no more than it can hold.
  private func pipeEnds() -> (read: Int32, writer: DescriptorWriter) {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (ends[0], DescriptorWriter(descriptor: ends[1]))
  }

  @Test("A text larger than the pipe arrives whole, in as many parts as it takes")
  func slowReader() {
    let (read, writer) = pipeEnds()
    var received: [UInt8] = []
    var buffer: [UInt8] = Array(repeating: 0, count: 5000)
    // The reader takes a part only when the writer can go no further.
    let outcome = writer.send(text) {
      let count = take(from: read, &buffer, buffer.count)
      received += buffer.prefix(max(0, count))
      return false
    }
    #expect(outcome == .done)
    while case let count = take(from: read, &buffer, buffer.count), count > 0 {
      received += buffer.prefix(count)
    }
    #expect(received == Array(text.utf8))
    close(read)
    close(writer.descriptor)
  }

  @Test("A writer that nobody reads gives up when asked")
  func noReader() {
    let (read, writer) = pipeEnds()
    var asked = 0
    let outcome = writer.send(text) {
      asked += 1
      return asked == 3
    }
    #expect(outcome == .abandoned)
    #expect(asked == 3)
    close(read)
    close(writer.descriptor)
  }

  @Test("A writer whose reader is gone says so")
  func goneReader() {
    let former = SignalAction.ignoring.install(for: SIGPIPE)
    defer { former.install(for: SIGPIPE) }
    let (read, writer) = pipeEnds()
    close(read)
    #expect(writer.send("x") { false } == .gone)
    #expect(writer.send("") { false } == .done)
    close(writer.descriptor)
  }
}

private func take(from descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}
