import Foundation

// Measures speed, growth and memory of the game, the visit and the roster, as ratios within one run.
// `scripts/benchmark` builds this with optimisation and runs it.

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case nil:
  GrowthBenchmark.run()
  SeamBenchmark.run()
  try await VisitSeamBenchmark.run()
  StoreBenchmark.run()
  MemoryBenchmark.run(program: CommandLine.arguments[0])
case "memory":
  guard words.count == 2, let size = Int(words[1]), size > 1 else { fallthrough }
  MemoryBenchmark.playAndTellPeak(size: size)
default:
  FileHandle.standardError.write(Data("benchmark: takes nothing.\n".utf8))
  exit(64)
}
