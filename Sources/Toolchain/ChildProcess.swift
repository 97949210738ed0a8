import Foundation

/// A program to be run to its end, with what it prints kept.
public struct ChildProcess: Sendable {
  public var program: String
  public var arguments: [String]
  public var directory: URL?

  /// - Parameter program: A name to be looked up on the path, or a path.
  public init(_ program: String, _ arguments: [String], in directory: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.directory = directory
  }

  /// How a program ended and what it printed.
  public struct Output: Sendable {
    public let status: Int32
    public let standardOutput: String
    public let standardError: String
  }

  public func run() throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = directory
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let out = try folder.file("out")
    let err = try folder.file("err")
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus,
      standardOutput: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      standardError: String(decoding: try Data(contentsOf: err), as: UTF8.self))
  }
}
